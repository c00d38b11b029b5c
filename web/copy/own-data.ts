import { retentionDays } from '#contract/retention.ts';
import { longDayInWords } from './date-in-words.ts';

const DAYS = retentionDays('accountsBeingDeleted');

export const ownDataCopy = {
  heading: 'Your Data',
  explanation: 'See everything we hold about you, or delete your account.',
  privacy: 'What we hold, and why',
  download: 'Download my data',
  downloading: 'Preparing...',
  fileName: 'my-data.json',
  downloadFailed: (message: string) => `Your data could not be downloaded: ${message}`,
  delete: 'Delete my account',
  keep: 'Keep my account',
  keeping: 'Keeping...',
  kept: 'Your account will be kept.',
  keepFailed: (message: string) => `Your account could not be kept: ${message}`,
  due: (iso: string) =>
    `Your account will be deleted on ${longDayInWords(iso)}. Until then you can change your mind.`,
  refused: {
    'shared login':
      'This login is shared by your school, so it cannot be deleted here. The person who manages your subscription can ask us to remove it.',
    administrator:
      'You are an administrator, so your account cannot be deleted here. Your administrator rights must be removed first.',
  },
  dialog: {
    title: 'Delete my account',
    question: 'Do you want to delete your account?',
    consequence: `Your name, favourites, passkeys and messages to us are deleted, and you are signed out everywhere. Your school’s subscription is not affected. You have ${DAYS} days to change your mind: until then your account works as before.`,
    send: 'Send me a code',
    sending: 'Sending...',
    sent: (email: string) => `We have sent a code to ${email}. Enter it to delete your account.`,
    code: 'Code',
    again: 'Send another code',
    cancel: 'Cancel',
    confirm: 'Delete my account',
    confirming: 'Deleting...',
  },
} as const;
