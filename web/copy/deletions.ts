import { retentionDays } from '#contract/retention.ts';

const RESTORABLE_DAYS = retentionDays('deletedResources');
import { dateInWords } from './date-in-words.ts';
import { type ChangedKind, NAMES, TITLES } from './library-changes.ts';

export const deletionsCopy = {
  heading: 'Recently deleted',
  explanation: `Deleted year groups, weeks and resources are kept for ${RESTORABLE_DAYS} days. Teachers’ favourites come back with them.`,
  empty: `Nothing was deleted in the last ${RESTORABLE_DAYS} days.`,
  more: (count: number) => `and ${count.toLocaleString('en-GB')} more`,
  place: (kind: ChangedKind, folders: string[]) =>
    folders.length === 0 ? TITLES[kind] : `${TITLES[kind]} in ${folders.join(', ')}`,
  deleted: (by: string, at: string) => `Deleted by ${by} on ${dateInWords(at)}`,
  keptUntil: (time: string) => `Kept until ${dateInWords(time)}`,
  undo: 'Undo',
  restore: 'Restore',
  restoreItem: (name: string) => `Restore ${name}`,
  restoring: 'Restoring...',
  restored: (kind: ChangedKind, name: string) => `${TITLES[kind]} "${name}" restored successfully`,
  notRestored: (kind: ChangedKind, message: string) => `Error restoring ${NAMES[kind]}: ${message}`,
  rename: {
    title: 'Restore Under Another Name',
    explanation: (name: string) => `"${name}" is in use again. Please choose another name.`,
    placeholder: { year: 'e.g. Year 1', week: 'e.g. Week 1', resource: 'e.g. Slides.pdf' },
    suggestion: (name: string) => `${name} (restored)`,
    notPdf: 'The name must end with .pdf.',
  },
  forGood: {
    action: 'Delete for good',
    item: (name: string) => `Delete ${name} for good`,
    title: 'Delete for Good',
    question: (kind: ChangedKind, name: string) =>
      `Are you sure you want to delete the ${NAMES[kind]} "${name}" for good? This action cannot be undone.`,
    cancel: 'Cancel',
    confirm: 'Delete for Good',
    busy: 'Deleting...',
    done: (kind: ChangedKind, name: string) => `${TITLES[kind]} "${name}" deleted for good`,
    failed: (kind: ChangedKind, message: string) => `Error deleting ${NAMES[kind]}: ${message}`,
  },
} as const;
