/** Numbers of the product with their units: those that both sides use, and those of the site alone. */

export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE_MINUTES = 10;
/** Before another code goes to the same address. */
export const CODE_RESEND_SECONDS = 60;

export const PASSWORD_CHARACTERS = 128;

export const USERNAME_CHARACTERS = 120;

/** How long Account Settings says that the profile was saved. */
export const PROFILE_SAVED_MS = 3000;

/** Administrators work through lists, so their toasts make way sooner. */
export const TOAST_MS = { standard: 5000, admin: 3000, fade: 300 } as const;

/** A support message counts as sending for at least this long, so that the reader sees it happen. */
export const SUPPORT_SEND_MINIMUM_MS = 1000;

export const SUPPORT_MESSAGE_CHARACTERS = { name: 120, message: 5000 } as const;

/** Of a year group, a week or a resource. */
export const LIBRARY_NAME_CHARACTERS = 120;

/** For how long a browser uses the tree it was given before it asks again. */
export const FILE_TREE_CACHE_MS = 5 * 60 * 1000;

/**
 * Weeks and resources count as loading for this long after a selection. They are there at once, in the
 * tree; without the pause nobody would see that another list has taken the place of the one before.
 */
export const LIST_LOADING_MS = 300;

/** Between the last letter and the search, and between leaving the box and its results going away. */
export const SEARCH_MS = { debounce: 300, hideAfterBlur: 150 } as const;

/** Percentages of the width that a page has on the screen. */
export const ZOOM = { minimum: 50, maximum: 300, step: 20, start: 100 } as const;

/** Left free beside a page in the viewer, both sides together. */
export const PAGE_PADDING_PX = 64;

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

/** An answer that is there at once is taken for a ready-made one, and the eye misses that it came. */
export const CHATBOT_REPLY_MS = 800;

/** How many favourites one person can have. */
export const FAVOURITES = 1000;

/** Of one person, in Account Settings; ending them ends those beyond as well. */
export const SESSIONS_LISTED = 100;

/** Of one school, in School Details. */
export const SCHOOL_PEOPLE_LISTED = 100;
