import type { Deps } from './deps.ts';
import { readSecondsAhead } from './db/clock.queries.ts';

/** Codes, links and sessions expire by the clock of the copy that reads them, and a code lasts only ten minutes. */
export const MOST_SECONDS_APART = 30;

/** Reports a clock that differs from the database's, which is the one that all copies share. */
export async function checkClock({
  db,
  now,
  log,
}: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  const secondsAhead = Math.round(await readSecondsAhead(db, now));
  if (Math.abs(secondsAhead) <= MOST_SECONDS_APART) return;
  log.error(
    { secondsAhead },
    'the clock of this machine differs from that of the database: codes and links may be refused',
  );
}
