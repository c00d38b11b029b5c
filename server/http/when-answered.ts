import type { AppContext } from './context.ts';

/** Calls back once the last byte of the answer was sent, or the connection ended before that. */
export function whenAnswered(c: AppContext, note: (isComplete: boolean) => void): void {
  const outgoing = c.env?.outgoing;
  if (!outgoing) return note(true);
  // A response that is destroyed and then ended counts as finished there.
  const isComplete = () => outgoing.writableFinished && !c.var.isBrokenOff;
  if (outgoing.destroyed) return note(isComplete());
  outgoing.once('close', () => note(isComplete()));
}
