import { BRAND } from '#contract/brand.ts';
import type { SetupStep } from '#contract/setup.ts';

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
      text: `The site is called ${BRAND.name}, and email goes to ${BRAND.teamEmail}. Whoever runs the server can change both; the README says how.`,
    },
    mail: {
      title: 'Email',
      text: 'Teachers sign in with a code by email. Send yourself a message to see that it arrives.',
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
      text: 'On the server, node dist/server/backup.js with the name of a new file writes everything into it. Have it run every night.',
    },
  } satisfies Record<SetupStep, { title: string; text: string }>,
  brandRight: 'These are right',
  sendMail: 'Send me a test email',
  sending: 'Sending...',
  sent: (email: string) => `A message is on its way to ${email}.`,
  mailArrived: 'It has arrived',
  toSchools: 'Go to the schools',
  toLibrary: 'Go to the library',
} as const;
