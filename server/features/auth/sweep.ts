import type { Deps } from '../../deps.ts';
import { deleteExpiredCounts } from '../../limits/limits.queries.ts';
import { deleteOldAuditEntries } from '../audit/audit.queries.ts';
import { deleteExpiredDeletions } from '../deletions/deletions.queries.ts';
import { deleteOldFigures, noteSchoolCounts } from '../figures/usage.queries.ts';
import { deleteExpiredDeletionCodes } from '../personal-data/account-deletions.queries.ts';
import { eraseDueAccounts } from '../personal-data/erase-accounts.ts';
import { deleteOldLoads } from '../starter-scheme/scheme-loads.queries.ts';
import { deleteOldSupportMessages } from '../support/support.queries.ts';
import { deleteExpiredCodes } from './codes.queries.ts';
import { deleteOldKnownPlaces } from './known-places.queries.ts';
import { sessionTimes } from './session-life.ts';
import { deleteExpiredSessions } from './session.queries.ts';
import { deleteExpiredChallenges } from './used-challenges.queries.ts';

const SWEEP_EVERY_MS = 60 * 60_000;

type Needs = Pick<Deps, 'db' | 'now' | 'log'>;

/** Deletes expired rows every hour. Returns a function that stops this. */
export function startSweeping({ db, now, log }: Needs): () => void {
  const timer = setInterval(() => {
    sweep({ db, now }).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Expired rows have no effect; deleting them keeps the tables small. */
export async function sweep({ db, now }: Omit<Needs, 'log'>): Promise<void> {
  const time = now();
  await deleteExpiredSessions(db, sessionTimes(time));
  await deleteExpiredCodes(db, time);
  await deleteExpiredCounts(db, time);
  await deleteOldKnownPlaces(db, time);
  await deleteExpiredChallenges(db, time);
  await deleteExpiredDeletions(db, time);
  await deleteExpiredDeletionCodes(db, time);
  await deleteOldSupportMessages(db, time);
  await eraseDueAccounts(db, time);
  await noteSchoolCounts(db, time);
  await deleteOldFigures(db, time);
  await deleteOldAuditEntries(db, time);
  await deleteOldLoads(db, time);
}
