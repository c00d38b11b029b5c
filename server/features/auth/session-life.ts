import { RETENTION_SECONDS } from '#contract/retention.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A session ends this long after sign-in, even when it is used. */
export const SESSION_SECONDS = RETENTION_SECONDS.sessions;

/** A session ends this long after its last use. */
export const SESSION_IDLE_MS = RETENTION_SECONDS.idleSessions * 1000;

/** The last use is written no more often than this, so that few requests cause a write. */
export const SESSION_NOTE_USE_MS = 60 * 60_000;

/** How often a provider is asked whether an account that signed in through it still exists. */
const PROVIDER_CHECK_MS = DAY_SECONDS * 1000;
/** A check that was not answered is made again after this time. */
const PROVIDER_RETRY_MS = 60 * 60_000;
/** A session ends this long after its provider last confirmed the account. */
const PROVIDER_SILENCE_MS = 7 * DAY_SECONDS * 1000;

export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + PROVIDER_CHECK_MS);
}

export function repeatedCheck(now: Date): Date {
  return new Date(now.getTime() + PROVIDER_RETRY_MS);
}

/** What a query needs to tell open sessions from expired ones. */
export interface SessionTimes {
  now: Date;
  usedSince: Date;
  /** Sessions opened through a provider must have been confirmed by it since. */
  confirmedSince: Date;
}

export function sessionTimes(now: Date): SessionTimes {
  return {
    now,
    usedSince: new Date(now.getTime() - SESSION_IDLE_MS),
    confirmedSince: new Date(now.getTime() - PROVIDER_SILENCE_MS),
  };
}
