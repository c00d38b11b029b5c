import { LIBRARY_NAME_CHARACTERS, LIBRARY_TITLE_CHARACTERS } from '#contract/limits.ts';
import { retentionDays } from '#contract/retention.ts';
import { counted } from './counted.ts';
import { tooLong } from './fields.ts';

/** The kinds of item that an administrator changes in the library. */
export type ChangedKind = 'year' | 'week' | 'resource';

export const NAMES: Record<ChangedKind, string> = {
  year: 'year group',
  week: 'week',
  resource: 'resource',
};

export const TITLES: Record<ChangedKind, string> = {
  year: 'Year group',
  week: 'Week',
  resource: 'Resource',
};

export const libraryChangesCopy = {
  actions: { edit: 'Edit', delete: 'Delete' },
  actionOn: (action: string, name: string) => `${action} ${name}`,
  showFirstPage: (name: string) => `Show the first page of ${name}`,
  firstPageOf: (name: string) => `The first page of ${name}`,
  moreActions: 'More actions',
  moreActionsOn: (name: string) => `More actions for ${name}`,
  name: 'Name',
  title: {
    label: 'Title (optional)',
    hint: 'What it is about, such as ‘/j/ spelt -dge’. Teachers see it below the name.',
    refused: {
      tooLong: tooLong(LIBRARY_TITLE_CHARACTERS),
      unreadable: 'Titles can’t contain hidden characters.',
    },
    saved: (kind: ChangedKind, name: string) => `Title of ${NAMES[kind]} "${name}" saved`,
  },
  cancel: 'Cancel',
  create: {
    title: { year: 'Add Year Group', week: 'Add Week' },
    explanation: {
      year: 'You can then add weeks to it.',
      week: (year: string) => `It is added to ${year}. You can then upload files to it.`,
    },
    placeholder: { year: 'e.g. Year 1', week: 'e.g. Week 1' },
    submit: 'Create',
    busy: 'Creating...',
  },
  rename: {
    title: { year: 'Rename Year Group', week: 'Rename Week' },
    explanation: 'Its contents and teachers’ favourites will move too.',
    submit: 'Rename',
    busy: 'Renaming...',
    underWay: (contents: string) => `Moving ${contents}. Please keep this page open.`,
  },
  delete: {
    title: 'Confirm Deletion',
    question: (kind: ChangedKind, name: string) =>
      `Are you sure you want to delete the ${NAMES[kind]} "${name}"?`,
    restorable: `You can restore it for ${retentionDays('deletedResources')} days, under Recently deleted.`,
    contents: (contents: string) => `This also deletes ${contents}.`,
    empty: 'It is empty.',
    submit: 'Delete',
    busy: 'Deleting...',
    underWay: (contents: string) => `Deleting ${contents}. Please keep this page open.`,
  },
  contents: {
    weeks: (count: number) => counted(count, 'week'),
    files: (count: number) => counted(count, 'file'),
  },
  refused: {
    tooLong: tooLong(LIBRARY_NAME_CHARACTERS),
    unreadable: 'Names can’t contain a slash or hidden characters.',
    endsWithStop: 'Names can’t end with a full stop.',
    reserved: 'This name is reserved. Please choose another.',
  },
  created: (kind: ChangedKind, name: string) => `${TITLES[kind]} "${name}" created successfully`,
  renamed: (kind: ChangedKind, from: string, to: string) =>
    `${TITLES[kind]} renamed from "${from}" to "${to}" successfully`,
  deleted: (kind: ChangedKind, name: string) => `${TITLES[kind]} "${name}" deleted successfully`,
  failed: (message: string) => `Error: ${message}`,
  notDeleted: (kind: ChangedKind, message: string) => `Error deleting ${NAMES[kind]}: ${message}`,
} as const;
