export const signInWaysCopy = {
  or: 'or',
  signInWith: (provider: string) => `Sign in with ${provider}`,
  unavailable: (provider: string) => `${provider} cannot be reached at the moment.`,
  onlyProviderDown:
    'Your school has chosen that its staff sign in with their school account only, and that cannot be reached at the moment. Please try again in a few minutes.',
  confirmation: {
    introduction: (provider: string) =>
      `${provider} cannot tell us for certain that this address is yours. We have sent a code to`,
    consequence: (provider: string) =>
      `Once you have entered it, ${provider} alone is enough to sign in. Only enter it if you have just chosen ${provider} yourself.`,
    cancel: 'Sign in another way',
  },
  school: {
    heading: 'Ways to Sign In',
    explanation: (domain: string) => `How people with an address at ${domain} may sign in.`,
    label: 'Staff may sign in',
    any: 'Any way',
    only: (provider: string) => `Only through ${provider}`,
    onlyMissing: (provider: string) =>
      `Only through “${provider}”, which is not set up at the moment`,
    consequence:
      'Codes by email and passkeys no longer work for this domain. Organisation Login still does.',
    passkeys: 'Staff may use passkeys',
    passkeysHint:
      'A passkey signs in with the fingerprint, the face or the PIN of a computer or phone, without a code.',
    passkeysClosed:
      'Passkeys that staff have added are kept, but do not work until you allow them again. Staff who are signed in stay signed in.',
    tenant: 'Microsoft tenant ID',
    tenantHint:
      'Addresses at the school’s domain that come from this tenant need no code. The school’s IT support finds it in the Microsoft Entra admin centre.',
    tenantRefused: 'Please enter a tenant ID such as 01234567-89ab-4cde-8f01-23456789abcd.',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Ways to sign in were saved',
    failed: (message: string) => `Error saving the ways to sign in: ${message}`,
  },
} as const;
