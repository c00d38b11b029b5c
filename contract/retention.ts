const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * How long each kind of data is kept, in seconds. The code that deletes it and the privacy page both read this table;
 * `web/copy/retention.ts` has the words for each row.
 */
export const RETENTION_SECONDS = {
  /** Codes that arrive by e-mail. */
  codes: 10 * MINUTE_SECONDS,
  /** Visits to a sign-in provider. */
  providerVisits: 15 * MINUTE_SECONDS,
  /** Used challenges of passkeys. */
  challenges: HOUR_SECONDS,
  /** The longest time over which sign-ins and messages are counted against a limit. */
  attemptCounts: DAY_SECONDS,
  /** A message that no mail server has accepted yet. */
  waitingMail: 3 * DAY_SECONDS,
  /** A session that is not used. */
  idleSessions: 7 * DAY_SECONDS,
  /** Between Delete my account and the deletion. */
  accountsBeingDeleted: 14 * DAY_SECONDS,
  sessions: 30 * DAY_SECONDS,
  /** Deleted year groups, weeks and resources. */
  deletedResources: 30 * DAY_SECONDS,
  /** Kept by the operator's log, not by the product. */
  logs: 30 * DAY_SECONDS,
  /** Kept by the operator, who deletes older ones. */
  backups: 30 * DAY_SECONDS,
  /** Longer than the summer holidays. */
  knownPlaces: 180 * DAY_SECONDS,
  supportMessages: 365 * DAY_SECONDS,
  /** What administrators changed. */
  auditLog: 730 * DAY_SECONDS,
  usageFigures: 730 * DAY_SECONDS,
} as const;

export type Kept = keyof typeof RETENTION_SECONDS;

export function retentionDays(kept: Kept): number {
  return RETENTION_SECONDS[kept] / DAY_SECONDS;
}

/** Data from before this time is deleted. */
export function keptSince(kept: Kept, now: Date): Date {
  return new Date(now.getTime() - RETENTION_SECONDS[kept] * 1000);
}

export function keptUntil(kept: Kept, now: Date): Date {
  return new Date(now.getTime() + RETENTION_SECONDS[kept] * 1000);
}
