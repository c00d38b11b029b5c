/** Numbers that more than one side uses, with their units. */

export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE_MINUTES = 10;
/** Before another code goes to the same address. */
export const CODE_RESEND_SECONDS = 60;

export const PASSWORD_CHARACTERS = 128;

export const USERNAME_CHARACTERS = 120;

export const SUPPORT_MESSAGE_CHARACTERS = { name: 120, message: 5000 } as const;

/** Of a year group, a week or a resource. */
export const LIBRARY_NAME_CHARACTERS = 120;

/** Of a school and of whom to speak to there. */
export const SCHOOL_NAME_CHARACTERS = 120;

/** The largest PDF that is taken, in units of 1,000,000 bytes. */
export const UPLOAD_MEGABYTES = 250;

/** A book has fewer; what has more was not made to teach from. */
export const UPLOAD_PAGES = 2000;

/** So many files travel at once; a school's line carries no more anyway. */
export const UPLOADS_AT_ONCE = 3;

/** For each bucket. */
export const SEARCH_RESULTS = 100;

/** How many favourites one person can have. */
export const FAVOURITES = 1000;

/** Of one person, in Account Settings; ending them ends those beyond as well. */
export const SESSIONS_LISTED = 100;

/** Of one school, in School Details. */
export const SCHOOL_PEOPLE_LISTED = 100;
