/** Shared by registration and Account Settings. */
export const emailPreferencesCopy = {
  heading: 'Email Preferences',
  necessary: {
    label: 'Necessary Emails',
    hint: 'Always on: sign-in codes and messages about your account.',
  },
  newsletter: {
    label: 'Resource Updates & Newsletter',
    hint: 'Occasional news about new resources.',
  },
} as const;
