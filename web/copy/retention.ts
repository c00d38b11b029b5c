import { type Kept, RETENTION_SECONDS } from '#contract/retention.ts';

export const retentionCopy = {
  heading: 'How long we keep it',
  explanation:
    'Your account, with your name, choices, favourites, passkeys and last place, is kept until you delete it. A school’s details are kept until we delete the school, and its contact until we remove it. Newsletters are kept without who received them. Everything else is deleted automatically after the time in this table.',
  columns: { what: 'What', time: 'How long' },
} as const;

/** What each row is about, the shortest time first; a missing row does not compile. */
const KEPT: Record<Kept, string> = {
  codes: 'Codes that we send by email',
  providerVisits: 'A sign-in through Google, Microsoft or another provider, until it is finished',
  challenges: 'Proof that a passkey was used',
  attemptCounts: 'How often somebody tried to sign in or wrote to us, at most',
  waitingMail: 'Emails that could not be delivered yet, at most',
  idleSessions: 'Staying signed in without using the site',
  accountsBeingDeleted: 'An account that is due to be deleted',
  sessions: 'Staying signed in, at most',
  deletedResources: 'Deleted year groups, weeks and resources',
  logs: 'The technical log of requests, with network addresses',
  backups: 'Backups, which still hold what was deleted since',
  knownPlaces: 'Browsers and networks that you have signed in from, after the last time',
  supportMessages: 'Messages to our team',
  auditLog: 'What administrators changed, and when',
  usageFigures: 'How often resources are used at a school, without names',
};

const UNITS = [
  { seconds: 365 * 86_400, one: 'year' },
  { seconds: 86_400, one: 'day' },
  { seconds: 3600, one: 'hour' },
  { seconds: 60, one: 'minute' },
];

const SECONDS: Record<string, number> = RETENTION_SECONDS;

export const RETENTION_ROWS = Object.entries(KEPT).map(([kept, what]) => ({
  what,
  time: inWords(SECONDS[kept] ?? 0),
}));

function inWords(seconds: number): string {
  const unit = UNITS.find((each) => seconds % each.seconds === 0);
  const count = seconds / (unit?.seconds ?? 1);
  return `${count} ${unit?.one ?? 'second'}${count === 1 ? '' : 's'}`;
}
