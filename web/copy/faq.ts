export const faqCopy = {
  banner: {
    heading: 'Need a quick answer?',
    text: 'Ask the Support Assistant. It knows every answer on this page, day and night.',
    chat: 'Chat Now',
  },
  search: {
    label: 'Search the questions',
    submit: 'Search',
    count: (found: number, all: number) =>
      found === all ? `${all} questions` : `${found} of ${all} questions`,
    none: (term: string) =>
      `No questions match "${term}". You can ask the assistant or write to us.`,
    showAll: 'Show all questions',
  },
  categories: 'Questions about',
  /** Leads past the questions. */
  contactForm: 'Write to us',
  failed: 'Error loading FAQ content. Please try again later.',
  failedToast: 'Failed to load FAQ content. Please try again later.',
} as const;
