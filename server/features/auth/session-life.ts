const DAY_SECONDS = 24 * 60 * 60;

/** A session ends this long after sign-in, even when it is used. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;

/** A session ends this long after its last use. */
export const SESSION_IDLE_MS = 7 * DAY_SECONDS * 1000;

/** The last use is written no more often than this, so that few requests cause a write. */
export const SESSION_NOTE_USE_MS = 60 * 60_000;

/** What a query needs to tell open sessions from expired ones. */
export interface SessionTimes {
  now: Date;
  usedSince: Date;
}

export function sessionTimes(now: Date): SessionTimes {
  return { now, usedSince: new Date(now.getTime() - SESSION_IDLE_MS) };
}
