/** Where the sign-in page asks for a challenge. By itself, because that page does so before it has loaded any schema. */
export const PASSKEY_OPTIONS_ROUTE = '/api/sign-in/passkey/options';
