export { publishSession, publishSignIn, USER_DATA_KEYS } from './change-session.ts';
export { pendingSignOut } from './pending-sign-out.ts';
export { SessionKeeper, useSession, useSignOut } from './session-keeper.tsx';
export { SignOutForm } from './sign-out-form.tsx';
export { submitSignOut } from './submit-sign-out.ts';
export { sessionQuery } from './session-query.ts';
