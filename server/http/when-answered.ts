import type { AppContext } from './context.ts';

/** Calls back once the last byte of the answer was sent, or the connection ended before that. */
export function whenAnswered(c: AppContext, note: (isComplete: boolean) => void): void {
  const outgoing = c.env?.outgoing;
  if (!outgoing) return note(true);
  if (outgoing.destroyed) return note(outgoing.writableFinished);
  outgoing.once('close', () => note(outgoing.writableFinished));
}
