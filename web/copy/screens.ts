/** Headings of screens that have few words of their own so far. */
export const screenCopy = {
  pricing: 'Pricing',
  notFound: {
    heading: 'Page not found',
    explanation: 'There is nothing at this address. It may have been mistyped or moved.',
    home: 'Go to the home page',
  },
} as const;
