import { BRAND } from '#contract/brand.ts';
import type { SetupStep } from '#contract/setup.ts';

interface Help {
  summary: string;
  steps: { text: string; code?: string }[];
}

/** What the operator of the server does, with its files and commands. */
const HELP: Record<'brand' | 'backup', Help> = {
  brand: {
    summary: 'How to change them',
    steps: [
      {
        text: 'In the source code, change the name, addresses and price in this file:',
        code: 'contract/brand.ts',
      },
      { text: 'Then build the site again and restart it:', code: 'npm run build' },
      { text: 'docs/another-brand.md covers the rest: colours, logo and FAQ.' },
    ],
  },
  backup: {
    summary: 'How to make one',
    steps: [
      {
        text: 'On the server, run this as the user that runs the site, with its settings and the name of a new file in a folder of that user:',
        code: 'node dist/server/backup.js /var/backups/spelling-orchard/first.tar',
      },
      {
        text: 'Have it run every night with a new name, keep a copy on another machine, and delete files after 30 days. The section ‘Backup and restore’ in docs/operations.md has a timer for this.',
      },
      { text: 'This step is ticked when the first backup has been made.' },
    ],
  },
};

export const setupCopy = {
  heading: 'Set up your site',
  explanation:
    'Five things to do before the first school signs in. The list disappears when all are done.',
  done: 'Done',
  toDo: 'To do',
  dismiss: 'Dismiss this list',
  dismissing: 'Dismissing...',
  failed: (message: string) => `Error: ${message}`,
  steps: {
    brand: {
      title: 'Name and addresses',
      text: `The site is called ${BRAND.name}, and email goes to ${BRAND.teamEmail}. Whoever runs the server can change both.`,
    },
    mail: {
      title: 'Email',
      text: 'Teachers sign in with a code by email. Send yourself a test email to check that it arrives.',
    },
    school: {
      title: 'First school',
      text: 'Everybody with an address at its domain can then sign in and use the resources.',
    },
    library: {
      title: 'Library',
      text: 'Add the starter scheme with its button, or upload resources of your own.',
    },
    backup: {
      title: 'Backup',
      text: 'One file with everything, made on the server while the site runs.',
    },
  } satisfies Record<SetupStep, { title: string; text: string }>,
  help: HELP,
  brandRight: 'These are correct',
  sendMail: 'Send me a test email',
  sending: 'Sending...',
  sent: (email: string) => `A message is on its way to ${email}.`,
  mailArrived: 'It has arrived',
  toSchools: 'Go to the schools',
  toLibrary: 'Go to the library',
} as const;
