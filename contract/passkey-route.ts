/** Where the sign-in page asks for a challenge. In a file of its own, because the page asks before it loads any schema. */
export const PASSKEY_OPTIONS_ROUTE = '/api/sign-in/passkey/options';
