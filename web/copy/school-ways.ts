export const schoolWaysCopy = {
  heading: 'Ways to Sign In',
  explanation: (domain: string) => `How people with an address at ${domain} may sign in.`,
  label: 'Staff may sign in',
  any: 'Any way',
  only: (provider: string) => `Only through ${provider}`,
  onlyMissing: (provider: string) =>
    `Only through “${provider}”, which is not set up at the moment`,
  consequence:
    'Codes by email and passkeys no longer work for this domain. Organisation Login still does.',
  warning: {
    tenant:
      'No Microsoft tenant is tied to this school. Staff whose account does not come with a verified domain are turned away, and no code can let them in. Please enter the tenant ID below.',
    domain: (provider: string, domain: string) =>
      `${provider} is not set up to vouch for addresses at ${domain}, so nobody there could sign in. Please ask whoever runs this site to add the domain to the settings of ${provider} first.`,
  },
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
} as const;
