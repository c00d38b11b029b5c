export const faqCopy = {
  banner: {
    heading: 'Need a quick answer?',
    text: 'Ask the Support Assistant. It knows every answer on this page and is there at any hour.',
    chat: 'Chat Now',
  },
  categories: 'Questions about',
  /** Leads past the questions. */
  contactForm: 'Write to us',
  failed: 'Error loading FAQ content. Please try again later.',
  failedToast: 'Failed to load FAQ content. Please try again later.',
} as const;
