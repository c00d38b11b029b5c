import { PASSKEY_NAME_CHARACTERS } from '#contract/limits.ts';
import { dateInWords } from './date-in-words.ts';
import { tooLong } from './fields.ts';

export const passkeysCopy = {
  heading: 'Sign in faster on this computer',
  explanation:
    'With a passkey you sign in with your fingerprint, your face or the PIN of this computer, without a code. Only add one on a computer or phone that is yours alone.',
  unsupported: 'This browser does not support passkeys.',
  shared: 'Passkeys are not available for your school’s shared login.',
  closedBy: {
    'sign-in/passkeys-closed': 'Your school has chosen not to use passkeys.',
    'sign-in/only-provider':
      'Staff at your school sign in with their school account only, so passkeys cannot be used.',
  },
  kept: 'The passkeys that you have added are kept. They do not work unless your school allows them again.',
  nameLabel: 'Call this passkey',
  nameHint: 'To tell your passkeys apart.',
  usualName: 'This computer',
  add: 'Add a passkey',
  adding: 'Adding...',
  added: (name: string) => `The passkey “${name}” was added`,
  addedAt: (at: string) => `Added ${dateInWords(at)}`,
  lastUsed: (at: string) => `Last used ${dateInWords(at)}`,
  neverUsed: 'Not used yet',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removing: 'Removing...',
  removed: (name: string) => `The passkey “${name}” was removed`,
  confirmation: {
    title: 'Remove passkey',
    question: (name: string) => `Do you want to remove the passkey “${name}”?`,
    consequence:
      'You will no longer be able to sign in with it, and other browsers where it was used are signed out. You can always sign in with a code.',
    cancel: 'Cancel',
    confirm: 'Remove',
  },
  refused: {
    missing: 'Please enter a name.',
    tooLong: tooLong(PASSKEY_NAME_CHARACTERS),
    unreadable: 'Names must be on one line and have no hidden characters.',
  },
  alreadyHere: 'This computer already has a passkey for your account.',
  failed: (message: string) => `Error: ${message}`,
  notice: {
    label: 'Passkey needed',
    text: 'You are an administrator, but signed in without a passkey, so the Admin pages are closed.',
    use: 'Use your passkey',
    using: 'Waiting...',
    first: 'Add your first passkey',
  },
} as const;
