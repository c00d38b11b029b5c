import { retentionDays } from '#contract/retention.ts';

const DAYS = retentionDays('accountsBeingDeleted');
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Answering somebody who asks for their data or its deletion. */
export const personalDataCopy = {
  heading: 'Requests about personal data',
  explanation:
    'When somebody asks what we hold about them, or to be deleted, find their account here. Make sure first that the request comes from the owner of the address.',
  email: 'Email address',
  find: 'Find account',
  invalid: 'Please enter an email address, such as name@example.edu.',
  open: 'Personal data',
  openOf: (email: string) => `Personal data of ${email}`,
  title: 'Personal Data',
  close: 'Close',
  nobody: (email: string) => `No account has the address ${email}.`,
  audited: 'What you do here is noted in the audit log.',
  download: 'Download their data',
  downloading: 'Preparing...',
  fileName: (email: string) => `data-of-${email}.json`,
  deletion: `Deleting an account takes ${DAYS} days. Its owner is told by email and can keep it until then; so can you, here.`,
  delete: 'Delete this account',
  deleting: 'Deleting...',
  due: (iso: string) => `This account will be deleted on ${DAY.format(new Date(iso))}.`,
  keep: 'Keep this account',
  keeping: 'Keeping...',
  failed: (message: string) => `Error: ${message}`,
} as const;
