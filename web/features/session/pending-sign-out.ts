/** Also read by `public/start-site.js`, which cannot import it. */
const PENDING_SIGN_OUT = 'sign-out-owed';

/**
 * A sign-out that has not reached the server yet. Only the server can end the cookie, so until it
 * has, a session found with that cookie must not be trusted.
 */
export const pendingSignOut = {
  remember: () => withStorage((storage) => storage.setItem(PENDING_SIGN_OUT, 'yes')),
  forget: () => withStorage((storage) => storage.removeItem(PENDING_SIGN_OUT)),
  exists: () => withStorage((storage) => storage.getItem(PENDING_SIGN_OUT) !== null) ?? false,
};

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    // The browser refuses storage; the site must work without it.
    return undefined;
  }
}
