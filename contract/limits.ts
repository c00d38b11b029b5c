/** Every number both sides must agree on, with its unit in its name. */

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

/** The longest JSON body of any call; files travel by their own route. */
export const JSON_BODY_BYTES = 64 * 1024;

/** Of a year group, a week or a resource. */
export const LIBRARY_NAME_CHARACTERS = 120;

/** A page of a listing; longer folders have more pages. */
export const LISTING_PAGE = 100;

/** For each bucket. */
export const SEARCH_RESULTS = 100;

export const SIGNED_LINK_SECONDS = { view: 3600, download: 60, print: 60 } as const;

/** How many favourites one person can have. */
export const FAVOURITES = 1000;
