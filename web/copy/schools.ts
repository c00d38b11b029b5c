import { NEW_PASSWORD, PASSWORD_CHARACTERS, SCHOOL_NAME_CHARACTERS } from '#contract/limits.ts';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { counted } from './counted.ts';
import { longDayInWords } from './date-in-words.ts';
import { EMAIL_REFUSED, tooLong } from './fields.ts';

export const subscriptionStatusCopy: Record<SubscriptionStatus, string> = {
  active: 'Active',
  trial: 'Trial',
  inactive: 'Inactive',
  pending: 'Pending',
};

export const schoolsCopy = {
  heading: 'School Subscriptions',
  hint: 'Click a school to view or edit it.',
  add: 'Add School',
  empty: 'No schools found. Add a school to get started.',
  loadFailed: (message: string) => `Error loading schools: ${message}`,
  columns: {
    name: 'Name',
    domain: 'Domain',
    contactName: 'Contact Name',
    contactEmail: 'Contact Email',
    status: 'Status',
    actions: 'Actions',
  },
  nothing: '-',
  login,
  actions: { view: 'View', edit: 'Edit', delete: 'Delete' },
  actionOn: (action: string, name: string) => `${action} ${name}`,
  filter: {
    label: 'Filter schools',
    none: (term: string) => `No schools match "${term}".`,
    count: (shown: number, all: number) =>
      shown === all
        ? counted(all, 'school')
        : `${shown.toLocaleString('en-GB')} of ${counted(all, 'school')}`,
  },
  details: {
    title: 'School Details',
    close: 'Close',
    edit: 'Edit School',
    delete: 'Delete School',
    account: {
      heading: 'Organisation account',
      explanation: (login: string) =>
        `Staff without an email address of their own share the login ${login}.`,
      since: (iso: string) => `The account was created on ${longDayInWords(iso)}.`,
      none: 'There is no account yet.',
      create: 'Create Organisation Account',
      reset: 'Reset Organisation Password',
    },
  },
  form: {
    titles: { add: 'Add New School', edit: 'Edit School' },
    status: 'Subscription Status',
    domainPlaceholder: 'example.edu',
    domainHint:
      'The part after the @ in the school’s email addresses, such as example.edu. Everybody with such an address has access.',
    moved: 'You are changing the domain.',
    optional: 'Optional',
    submit: { add: 'Add School', edit: 'Update School' },
    saving: 'Saving...',
    refused: {
      name: 'Please enter the name of the school.',
      domain: 'Please enter a domain such as example.edu.',
      contactName: 'Names must be on one line and have no hidden characters.',
      contactEmail: EMAIL_REFUSED,
    },
    tooLong: tooLong(SCHOOL_NAME_CHARACTERS),
    shared: {
      question: (domain: string) => `Several schools share ${domain}`,
      explanation:
        'All of them would have access through this subscription. Is that what you want?',
      confirm: 'Use this domain anyway',
    },
  },
  cancel: 'Cancel',
  /** The consequences when a domain no longer belongs to a school. */
  closedDomain: (domain: string) =>
    `People with an address at ${domain} are signed out, except administrators. The organisation account ${login(domain)}, if there is one, is removed with its password.`,
  deletion: {
    title: 'Confirm Deletion',
    question: (name: string) =>
      `Are you sure you want to delete the school "${name}"? This action cannot be undone.`,
    consequence: 'Its teachers keep their accounts, but can no longer open the resources.',
    delete: 'Delete',
    deleting: 'Deleting...',
  },
  createAccount: {
    title: 'Create Organisation Account',
    explanation: (login: string) =>
      `A user named ${login} will be created with the password you choose.`,
    labels: { password: 'Password', confirmation: 'Confirm Password' },
    submit: 'Create Account',
    submitting: 'Creating...',
    done: (domain: string) => `Organisation account for ${domain} created successfully`,
    exists: (domain: string) => `An organisation account for ${domain} already exists.`,
    /** Advice, depending on whose login it is. */
    taken: {
      account: (login: string) =>
        `${login} is the organisation account of this school. If nobody knows its password, reset it instead.`,
      person: (login: string) =>
        `${login} is the address of a person who signs in by code, so the school cannot have an organisation account.`,
    },
    failed: (message: string) => `Error creating account: ${message}`,
  },
  resetPassword: {
    title: 'Reset Organisation Password',
    explanation: (login: string) =>
      `Choose a new password for ${login}. Everybody who is signed in with the old one is signed out.`,
    labels: { password: 'New Password', confirmation: 'Confirm New Password' },
    submit: 'Reset Password',
    submitting: 'Resetting...',
    done: (domain: string) => `Password for ${domain} has been reset successfully`,
    none: (login: string) =>
      `There is no password to reset: please create an account first. If that says that it already exists, ${login} is the address of a person who signs in by code, and the school cannot have an organisation account.`,
    failed: (message: string) => `Error resetting password: ${message}`,
  },
  password: {
    mismatch: 'Passwords do not match.',
    missing: 'Password is required.',
    hint: `At least ${NEW_PASSWORD.characters} characters, or three words.`,
    tooShort: `Please use at least ${NEW_PASSWORD.characters} characters, or three words.`,
    make: 'Make a Password',
    made: 'Please write it down for the school:',
    tooLong: tooLong(PASSWORD_CHARACTERS),
    unreadable: 'Please use a password without tabs or other control characters.',
  },
  added: (name: string) => `School '${name}' added successfully`,
  updated: (name: string) => `School '${name}' updated successfully`,
  deleted: (name: string) => `School "${name}" deleted successfully`,
  failed: (message: string) => `Error: ${message}`,
} as const;

function login(domain: string): string {
  return `admin@${domain}`;
}
