export { AccountDetails } from './account-details.tsx';
export { OwnData } from './own-data.tsx';
export { OwnSessions } from './own-sessions.tsx';
export { Passkeys } from './passkeys.tsx';
export { ownSchoolQuery } from './profile-queries.ts';
export { prepareAccount } from './prepare-account.ts';
