import { NEWSLETTER_CHARACTERS } from '#contract/limits.ts';
import { counted } from './counted.ts';

export const newsletterCopy = {
  export: {
    heading: 'Newsletter',
    explanation:
      'Everybody who chose Resource Updates & Newsletter, and when, where we know it. Each row has that person’s own link to unsubscribe: please put it into every email you send them from another program.',
    button: 'Download CSV',
    label: 'Download CSV of newsletter readers',
    busy: 'Preparing...',
    file: 'newsletter-readers.csv',
    columns: ['Email', 'Name', 'Chosen on', 'Link to unsubscribe'],
    failed: (message: string) => `The list could not be downloaded: ${message}`,
    nobody: 'Nobody has chosen the newsletter yet.',
  },
  write: {
    heading: 'Write a newsletter',
    explanation:
      'Plain text. We add a link to unsubscribe for each reader. Send yourself a test first: a newsletter that has not been tested cannot be sent.',
    subject: 'Subject',
    text: 'Text',
    noSubject: `Please enter a subject of at most ${NEWSLETTER_CHARACTERS.subject} characters.`,
    noText: `Please enter a text of at most ${NEWSLETTER_CHARACTERS.text.toLocaleString('en-GB')} characters.`,
    test: 'Send a test to me',
    testing: 'Sending...',
    tested: (email: string) => `A test is on its way to ${email}. Please read it there first.`,
    changed: 'You have changed it since the test. Please send yourself another test.',
    nobody: 'Nobody has chosen the newsletter yet, so it cannot be sent.',
    send: (readers: number) => `Send to ${people(readers)}`,
    failed: (message: string) => `The newsletter could not be sent: ${message}`,
    sent: (readers: number) => `The newsletter is on its way to ${people(readers)}`,
    confirm: {
      title: 'Send the newsletter?',
      question: (subject: string, readers: number) =>
        `“${subject}” goes to ${people(readers)}. This cannot be undone.`,
      cancel: 'Cancel',
      busy: 'Sending...',
    },
  },
  leave: {
    heading: 'Newsletter',
    question: 'Do you want to stop the newsletter?',
    explanation:
      'We will still send you sign-in codes. You can choose the newsletter again in Account Settings at any time.',
    button: 'Stop the newsletter',
    busy: 'Stopping...',
    done: 'You will not get any more newsletters.',
    failed: (message: string) => `That did not work: ${message}`,
    refused:
      'That did not work. The link may not be complete: please copy all of it, or turn the newsletter off in Account Settings.',
    settings: 'Account Settings',
  },
} as const;

function people(count: number): string {
  return counted(count, 'person', 'people');
}
