import { retentionDays } from '#contract/retention.ts';
import { longDayInWords } from './date-in-words.ts';
import { counted } from './counted.ts';

const DAYS = retentionDays('accountsBeingDeleted');

/** Answering somebody who asks for their data or its deletion. */
export const personalDataCopy = {
  heading: 'Requests about personal data',
  explanation:
    'When somebody asks what we hold about them, or to be deleted, find them here by their email address, with or without an account. Make sure first that the request comes from the owner of the address.',
  email: 'Email address',
  find: 'Find account',
  invalid: 'Please enter an email address, such as name@example.edu.',
  open: 'Personal data',
  openOf: (email: string) => `Personal data of ${email}`,
  title: 'Personal Data',
  close: 'Close',
  nobody: (email: string) => `There is no account for ${email}, and we hold nothing else about it.`,
  audited: 'What you do here is noted in the audit log.',
  download: 'Download their data',
  downloading: 'Preparing...',
  fileName: (email: string) => `data-of-${email}.json`,
  deletion: `Deleting an account takes ${DAYS} days. Its owner is told by email and can keep it until then; so can you, here. Please search the mailbox of the team too.`,
  delete: 'Delete this account',
  deleting: 'Deleting...',
  due: (iso: string) => `This account will be deleted on ${longDayInWords(iso)}.`,
  keep: 'Keep this account',
  keeping: 'Keeping...',
  /** Somebody who has no account. */
  address: {
    held: (email: string, entries: number) =>
      `No account has the address ${email}, but ${counted(entries, 'entry holds', 'entries hold')} it: as the contact of a school, in a message to our team, or in the audit log.`,
    explanation:
      'Erasing deletes their messages, empties the contact of their school and replaces the address with a pseudonym in the audit log. It happens at once and cannot be undone. Please search the mailbox of the team too.',
    erase: 'Erase this address',
    confirm: 'Yes, erase it',
    cancel: 'Cancel',
    erasing: 'Erasing...',
    erased: (email: string) =>
      `${email} is erased. Backups hold it for up to ${retentionDays('backups')} more days.`,
  },
  failed: (message: string) => `Error: ${message}`,
} as const;
