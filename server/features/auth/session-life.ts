const DAY_SECONDS = 24 * 60 * 60;

/** A session ends after this, however much it is used. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;

/** And after this when it is not used. */
export const SESSION_IDLE_MS = 7 * DAY_SECONDS * 1000;

/** Use is noted no more often than this, so that reading rarely has to write. */
export const SESSION_NOTE_USE_MS = 60 * 60_000;

/** What a query needs to tell a session that is open from one that has run out. */
export interface SessionTimes {
  now: Date;
  usedSince: Date;
}

export function sessionTimes(now: Date): SessionTimes {
  return { now, usedSince: new Date(now.getTime() - SESSION_IDLE_MS) };
}
