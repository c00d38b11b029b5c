/** Moving or deleting a large folder may take a while; the server does all of it or nothing. */
export const CHANGE_TIMEOUT_MS = 5 * 60 * 1000;
