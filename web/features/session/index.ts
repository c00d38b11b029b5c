export { publishSession } from './change-session.ts';
export { type Allowed, GuestsOnly, redirectFrom, useHoldRedirect } from './guards.tsx';
export { pendingSignOut } from './pending-sign-out.ts';
export { RequireAdmin } from './guards.tsx';
export { RequireSession } from './guards.tsx';
export { SessionKeeper, useSession, useSignOut } from './session-keeper.tsx';
export { sessionQuery } from './session-query.ts';
export { USER_DATA_KEYS } from './change-session.ts';
