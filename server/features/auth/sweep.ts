import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { deleteExpiredCounts } from '../../limits/limits.queries.ts';
import { repeat } from '../../repeat.ts';
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
/** Between these two times after the start: not while pages are first asked for, and not in all copies at once. */
const FIRST_SWEEP_MS = { earliest: 10_000, latest: 60_000 };

type Needs = Pick<Deps, 'db' | 'now' | 'log'>;

/** The work of each hour, by what the log calls it. */
const STEPS: Record<string, (db: Database, now: Date) => Promise<void>> = {
  'expired sessions': (db, now) => deleteExpiredSessions(db, sessionTimes(now)),
  'expired codes': deleteExpiredCodes,
  'expired counts of limits': deleteExpiredCounts,
  'old known places': deleteOldKnownPlaces,
  'expired challenges': deleteExpiredChallenges,
  'expired deletions': deleteExpiredDeletions,
  'expired codes to delete accounts': deleteExpiredDeletionCodes,
  'old support messages': deleteOldSupportMessages,
  'accounts that are due': eraseDueAccounts,
  'counts of schools': noteSchoolCounts,
  'old figures': deleteOldFigures,
  'old audit entries': deleteOldAuditEntries,
  'old loads of the scheme': deleteOldLoads,
};

/** Sweeps soon after the start, then every hour. */
export function startSweeping(needs: Needs): () => Promise<void> {
  const { earliest, latest } = FIRST_SWEEP_MS;
  return repeat(() => sweep(needs), {
    everyMs: SWEEP_EVERY_MS,
    firstAfterMs: earliest + Math.random() * (latest - earliest),
    log: needs.log,
    failure: 'the hourly sweep failed',
  });
}

/** Expired rows have no effect; deleting them keeps the tables small. A step that fails keeps no other from running. */
export async function sweep({ db, now, log }: Needs): Promise<void> {
  const time = now();
  for (const [step, work] of Object.entries(STEPS)) {
    try {
      await work(db, time);
    } catch (error) {
      log.warn({ err: error, step }, 'a step of the hourly sweep failed');
    }
  }
}
