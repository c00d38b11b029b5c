/** Texts of screens without a copy file of their own. */
export const screenCopy = {
  pricing: 'Pricing',
  notFound: {
    heading: 'Page not found',
    explanation: 'There is nothing at this address. It may have been mistyped or moved.',
    home: 'Go to the home page',
    help: 'Help & FAQ',
  },
} as const;
