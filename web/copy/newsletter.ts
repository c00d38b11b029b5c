export const newsletterCopy = {
  export: {
    heading: 'Newsletter',
    explanation:
      'Everybody who chose Resource Updates & Newsletter, with the date of the choice where we know it. Each row has the link with which that person stops the newsletter: put it into every email.',
    button: 'Download CSV',
    label: 'Download CSV of newsletter readers',
    busy: 'Preparing...',
    file: 'newsletter-readers.csv',
    columns: ['Email', 'Name', 'Chosen on', 'Stops it at'],
    failed: (message: string) => `The list could not be downloaded: ${message}`,
    nobody: 'Nobody has chosen the newsletter yet.',
  },
  leave: {
    heading: 'Newsletter',
    question: 'Do you want to stop the newsletter?',
    explanation:
      'We will still send you sign-in codes. You can choose the newsletter again in Account Settings at any time.',
    button: 'Stop the newsletter',
    busy: 'Stopping...',
    done: 'You will not get any more newsletters.',
    failed:
      'That did not work. The link may not be complete: please copy all of it, or turn the newsletter off in Account Settings.',
    settings: 'Account Settings',
  },
} as const;
