import { counted } from './counted.ts';
import { dateInWords } from './date-in-words.ts';

export const schoolPeopleCopy = {
  heading: 'People signed in',
  explanation: (domain: string) => `Everybody who is signed in with an address at ${domain}.`,
  nobody: (domain: string) => `Nobody with an address at ${domain} is signed in at the moment.`,
  administrator: 'Administrator',
  you: 'You',
  use: (sessions: number, lastUsedAt: string) =>
    `${counted(sessions, 'session')}, last used ${dateInWords(lastUsedAt)}`,
  more: (count: number) => `and ${counted(count, 'more person', 'more people')}`,
  signOut: 'Sign out',
  signOutOf: (email: string) => `Sign out ${email}`,
  signingOut: 'Signing out...',
  personSignedOut: (email: string, sessions: number) =>
    sessions === 0
      ? `${email} was already signed out`
      : `${email} was signed out of ${counted(sessions, 'session')}`,
  everyone: 'Sign out everyone at this school',
  confirmation: {
    title: 'Sign Out Everyone',
    question: (name: string) => `Do you want to sign out everyone at ${name}?`,
    consequence: (domain: string) =>
      `Everybody with an address at ${domain} is signed out in every browser, even in the middle of a lesson. They can sign in again at once. Administrators stay signed in.`,
    cancel: 'Cancel',
    confirm: 'Sign Out Everyone',
  },
  schoolSignedOut: (name: string, { people, sessions }: { people: number; sessions: number }) =>
    people === 0
      ? `Nobody at ${name} was signed in`
      : `${counted(people, 'person', 'people')} at ${name} signed out of ${counted(sessions, 'session')}`,
  failed: (message: string) => `Error signing out: ${message}`,
} as const;
