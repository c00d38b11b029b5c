export { publishSession } from './change-session.ts';
export { GuestsOnly, useHoldRedirect } from './guests-only.tsx';
export { pageData } from './page-data.ts';
export { pendingSignOut } from './pending-sign-out.ts';
export { RequireAdmin } from './require-admin.tsx';
export { RequireSession } from './require-session.tsx';
export { SessionKeeper, useSession, useSignOut } from './session-keeper.tsx';
export { sessionQuery } from './session-query.ts';
export { USER_DATA_KEYS } from './user-data.ts';
