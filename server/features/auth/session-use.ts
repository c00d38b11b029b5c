import { createDelayedWrite } from '../../delayed-write.ts';
import type { Deps } from '../../deps.ts';
import { noteSessionUses } from './session.queries.ts';

/** The last uses of sessions that are not in the database yet. */
export interface SessionUse {
  note: (token: string, at: Date) => void;
  /** Undefined when no unwritten use exists. */
  notedAt: (token: string) => Date | undefined;
  /** Writes the remaining uses. */
  stop: () => Promise<void>;
}

const WRITE_AFTER_MS = 1000;

/**
 * Writes the last uses of sessions after a short delay, many in one statement, so that the requests of returning
 * teachers neither wait for the write nor fail with it. A failed batch is written again with the next one.
 */
export function createSessionUse({ db, log }: Pick<Deps, 'db' | 'log'>): SessionUse {
  const unwritten = new Map<string, Date>();
  const { schedule, stop } = createDelayedWrite(WRITE_AFTER_MS, writeBatch);
  return { note, notedAt: (token) => unwritten.get(token), stop };

  function note(token: string, at: Date): void {
    unwritten.set(token, at);
    schedule();
  }

  async function writeBatch(): Promise<boolean> {
    const batch = [...unwritten].map(([token, at]) => ({ token, at }));
    try {
      if (batch.length > 0) await noteSessionUses(db, batch);
      for (const { token, at } of batch) if (unwritten.get(token) === at) unwritten.delete(token);
    } catch (error) {
      log.error({ err: error, sessions: batch.length }, 'the use of sessions could not be noted');
    }
    return unwritten.size > 0;
  }
}
