export { publishSession } from './change-session.ts';
export { GuestsOnly, useHoldRedirect } from './guards.tsx';
export { pageData } from './page-data.ts';
export { pendingSignOut } from './pending-sign-out.ts';
export { RequireAdmin } from './guards.tsx';
export { RequireSession } from './guards.tsx';
export { SessionKeeper, useSession, useSignOut } from './session-keeper.tsx';
export { sessionQuery } from './session-query.ts';
export { USER_DATA_KEYS } from './change-session.ts';
