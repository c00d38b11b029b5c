export { type Allowed, GuestsOnly, redirectFrom, useHoldRedirect } from './guards.tsx';
export { placeAfterSignIn } from './place-after-sign-in.ts';
export { RequireAdmin } from './guards.tsx';
export { RequireSession } from './guards.tsx';
