export const sessionCopy = {
  loggingOut: 'Logging out...',
  unknownHeading: 'This page cannot be opened yet',
  log: {
    check: 'Error checking who is signed in',
    signOut: 'Error signing out',
    clearUserData: 'Error clearing the stored file tree',
  },
} as const;
