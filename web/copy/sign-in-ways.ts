/** What the sign-in page says about providers before anybody uses it; texts for later are in files of their own. */
export const signInWaysCopy = {
  or: 'or',
  signInWith: (provider: string) => `Sign in with ${provider}`,
  unavailable: (provider: string) => `${provider} cannot be reached at the moment.`,
  onlyProviderDown:
    'Staff at your school sign in with their school account only, and that cannot be reached at the moment. Please try again in a few minutes.',
} as const;
