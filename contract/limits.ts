import { RETENTION_SECONDS } from './retention.ts';

/** Numbers that are used by more than one of contract, web, server and bench, with their units. */

export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE_MINUTES = RETENTION_SECONDS.codes / 60;
/** The pause before another code is sent to the same address. */
export const CODE_RESEND_SECONDS = 60;

export const PASSWORD_CHARACTERS = 128;
/** A new password has at least `characters`, or at least `words` of at least `charactersOfWord` each. */
export const NEW_PASSWORD = { characters: 12, words: 3, charactersOfWord: 3 } as const;

export const USERNAME_CHARACTERS = 120;

export const SUPPORT_MESSAGE_CHARACTERS = { name: 120, message: 5000 } as const;

/** Enough for two printed pages. */
export const NEWSLETTER_CHARACTERS = { subject: 120, text: 10_000 } as const;

/** The maximum length of the name of a year group, a week or a resource. */
export const LIBRARY_NAME_CHARACTERS = 120;

/** The maximum length of the title of a year group or a week. */
export const LIBRARY_TITLE_CHARACTERS = 120;

/** The maximum length of the name of a school and of its contact. */
export const SCHOOL_NAME_CHARACTERS = 120;

/** A trial that is saved without an end gets one this many days after its start. */
export const TRIAL_DAYS = 30;
/** How long an active school keeps its access after the end. */
export const GRACE_DAYS = 14;
/** How many days before the end of a subscription its contact is reminded; 0 is the last day itself. */
export const REMINDER_DAYS = [60, 30, 7, 0] as const;

/** The most schools in an imported file, and the maximum length of that file. */
export const SCHOOLS_IN_FILE = 2000;
export const SCHOOLS_FILE_CHARACTERS = 1_000_000;

/** The largest PDF that is accepted, in units of 1,000,000 bytes. */
export const UPLOAD_MEGABYTES = 250;

/** The most pages of a PDF. No book has as many, so a longer file was not made for teaching. */
export const UPLOAD_PAGES = 2000;

/** Files uploaded at the same time; more would not be faster on a school's line. */
export const UPLOADS_AT_ONCE = 3;

/** The most results of a search, for each bucket. */
export const SEARCH_RESULTS = 100;

/** The most favourites of one person. */
export const FAVOURITES = 1000;

/** The most sessions listed in Account Settings; ending all of them also ends those that are not listed. */
export const SESSIONS_LISTED = 100;

/** The most people listed in School Details. */
export const SCHOOL_PEOPLE_LISTED = 100;

/** The most deletions listed under Recently deleted. */
export const DELETIONS_LISTED = 200;

/** The most passkeys of one person. */
export const PASSKEYS = 20;
export const PASSKEY_NAME_CHARACTERS = 60;
