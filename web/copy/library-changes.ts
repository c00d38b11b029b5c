import { LIBRARY_NAME_CHARACTERS } from '#contract/limits.ts';
import { tooLong } from './fields.ts';

/** The kinds of item that an administrator changes in the library. */
export type ChangedKind = 'year' | 'week' | 'resource';

const NAMES: Record<ChangedKind, string> = {
  year: 'year group',
  week: 'week',
  resource: 'resource',
};

const TITLES: Record<ChangedKind, string> = {
  year: 'Year group',
  week: 'Week',
  resource: 'Resource',
};

export const libraryChangesCopy = {
  actions: { edit: 'Edit', delete: 'Delete' },
  actionOn: (action: string, name: string) => `${action} ${name}`,
  moreActions: 'More actions',
  moreActionsOn: (name: string) => `More actions for ${name}`,
  name: 'Name',
  cancel: 'Cancel',
  create: {
    title: { year: 'Add Year Group', week: 'Add Week' },
    explanation: {
      year: 'Teachers see it as soon as it is there. Weeks can be added to it then.',
      week: (year: string) => `It is added to ${year}. Files can be uploaded to it then.`,
    },
    placeholder: { year: 'e.g. Year 1', week: 'e.g. Week 1' },
    submit: 'Create',
    busy: 'Creating...',
  },
  rename: {
    title: { year: 'Rename Year Group', week: 'Rename Week' },
    explanation: 'All that is in it moves along, and so do the favourites of teachers.',
    submit: 'Rename',
    busy: 'Renaming...',
    underWay: (contents: string) => `Moving ${contents}. Please keep this page open.`,
  },
  delete: {
    title: 'Confirm Deletion',
    question: (kind: ChangedKind, name: string) =>
      `Are you sure you want to delete the ${NAMES[kind]} "${name}"? This action cannot be undone.`,
    contents: (contents: string) => `Deleted with it: ${contents}.`,
    empty: 'There is nothing in it.',
    submit: 'Delete',
    busy: 'Deleting...',
    underWay: (contents: string) => `Deleting ${contents}. Please keep this page open.`,
  },
  contents: {
    weeks: (count: number) => (count === 1 ? '1 week' : `${formatCount(count)} weeks`),
    files: (count: number) => (count === 1 ? '1 file' : `${formatCount(count)} files`),
  },
  refused: {
    tooLong: tooLong(LIBRARY_NAME_CHARACTERS),
    unreadable: 'Please use letters that can be seen, and no slash.',
    endsWithStop: 'Please choose a name that does not end with a full stop.',
    reserved: 'The library uses this name itself. Please choose another one.',
  },
  created: (kind: ChangedKind, name: string) => `${TITLES[kind]} "${name}" created successfully`,
  renamed: (kind: ChangedKind, from: string, to: string) =>
    `${TITLES[kind]} renamed from "${from}" to "${to}" successfully`,
  deleted: (kind: ChangedKind, name: string) => `${TITLES[kind]} "${name}" deleted successfully`,
  failed: (message: string) => `Error: ${message}`,
  notDeleted: (kind: ChangedKind, message: string) => `Error deleting ${NAMES[kind]}: ${message}`,
} as const;

function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}
