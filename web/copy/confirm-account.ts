export const confirmAccountCopy = {
  introduction: (provider: string) =>
    `${provider} cannot tell us for certain that this address is yours. We have sent a code to`,
  consequence: (provider: string) =>
    `Once you have entered it, ${provider} alone is enough to sign in. Only enter it if you have just chosen ${provider} yourself.`,
  cancel: 'Sign in another way',
} as const;
