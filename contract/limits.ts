/** Numbers of the product with their units: those that both sides use, and those of the site alone. */

export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE_MINUTES = 10;
/** The pause before another code is sent to the same address. */
export const CODE_RESEND_SECONDS = 60;

export const PASSWORD_CHARACTERS = 128;

export const USERNAME_CHARACTERS = 120;

/** How long Account Settings says that the profile was saved. */
export const PROFILE_SAVED_MS = 3000;

/** Administrators work through lists, so their toasts disappear sooner. */
export const TOAST_MS = { standard: 5000, admin: 3000, fade: 300 } as const;

/** A support message is shown as sending for at least this long, so that its writer notices. */
export const SUPPORT_SEND_MINIMUM_MS = 1000;

export const SUPPORT_MESSAGE_CHARACTERS = { name: 120, message: 5000 } as const;

/** The length of the name of a year group, a week or a resource. */
export const LIBRARY_NAME_CHARACTERS = 120;

/** For how long a browser uses the tree before it loads it again. */
export const FILE_TREE_CACHE_MS = 5 * 60 * 1000;

/**
 * Weeks and resources are shown as loading for this long after a selection. They are in the tree already;
 * without the pause nobody would notice that the list has changed.
 */
export const LIST_LOADING_MS = 300;

/** From the last letter to the search, and from leaving the search box to hiding its results. */
export const SEARCH_MS = { debounce: 300, hideAfterBlur: 150 } as const;

/** Percentages of the width that a page has on the screen. */
export const ZOOM = { minimum: 50, maximum: 300, step: 20, start: 100 } as const;

/** The free space beside a page in the viewer, both sides together. */
export const PAGE_PADDING_PX = 64;

/** The length of the name of a school and of its contact. */
export const SCHOOL_NAME_CHARACTERS = 120;

/** The largest PDF that is accepted, in units of 1,000,000 bytes. */
export const UPLOAD_MEGABYTES = 250;

/** More than any book has; a longer file was not made for teaching. */
export const UPLOAD_PAGES = 2000;

/** Files uploaded at the same time; more would not be faster on a school's line. */
export const UPLOADS_AT_ONCE = 3;

/** The most results of a search, for each bucket. */
export const SEARCH_RESULTS = 100;

/** The delay of a reply: readers miss an answer that appears at once. */
export const CHATBOT_REPLY_MS = 800;

/** The most favourites of one person. */
export const FAVOURITES = 1000;

/** The most sessions listed in Account Settings; ending all of them also ends those that are not listed. */
export const SESSIONS_LISTED = 100;

/** The most people listed in School Details. */
export const SCHOOL_PEOPLE_LISTED = 100;
