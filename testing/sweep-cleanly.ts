import type { Database } from '#server/db/database.ts';
import { sweep } from '#server/features/auth/sweep.ts';
import { captureLog } from './captured-log.ts';

/** The hourly sweep at a time; throws when one of its steps fails. */
export async function sweepCleanly(needs: { db: Database; now: () => Date }): Promise<void> {
  const { log, lines } = captureLog();
  await sweep({ ...needs, log });
  if (lines.length > 0) throw new Error(lines.join(''));
}
