export { canUsePasskeys, isCancelled, makePasskeyLater } from './passkey-support.ts';
export { changePasskeys, passkeysQuery } from './passkeys-query.ts';
export { PasskeyNotice } from './passkey-notice.tsx';
export { usePasskeyAutofill } from './use-passkey-autofill.ts';
