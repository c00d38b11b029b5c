/** Texts of the components in `ui/`. */
export const uiCopy = {
  close: 'Close',
  loading: 'Loading...',
  notifications: 'Notifications',
  dismissNotification: 'Dismiss',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  codeDigit: (position: number, of: number) => `Digit ${position} of ${of}`,
  regionFailed: 'Something went wrong in this part of the page.',
  tryAgain: 'Try again',
  pageFailed: 'Something went wrong on this page.',
  screenNotLoaded: {
    heading: 'This page could not be loaded',
    explanation:
      'The site may have been updated, or the connection was lost. Please check your internet connection and reload the page.',
    reload: 'Reload the page',
  },
} as const;
