import { LIBRARY_NAME_CHARACTERS } from '#contract/limits.ts';

export const uploadsCopy = {
  title: 'Upload Files',
  destination: (year: string, week: string) => `To ${year} · ${week}`,
  choose: {
    files: 'Choose files',
    folder: 'Choose a folder',
    hint: 'Or drop PDF files and whole folders here. Folders named like Year 2 / Week 1 go to the matching week.',
  },
  /** While files are dragged over the list. */
  dropHere: (year: string, week: string) => `Drop files to upload them to ${year} · ${week}`,
  none: 'Please select at least one file to upload',
  refused: {
    notPdf: (names: string) => `Only PDF files can be uploaded. Left out: ${names}.`,
    badName: (names: string) =>
      `Names can’t contain a slash or hidden characters, or end with a full stop. Left out: ${names}.`,
    longName: (names: string) =>
      `Names may have at most ${LIBRARY_NAME_CHARACTERS} characters. Left out: ${names}.`,
    badPlace: (names: string) =>
      `Files must be in a week of a year group, such as Year 2 / Week 1. Left out: ${names}.`,
    empty: 'There are no files in that folder.',
    unreadable: 'That could not be read. Please use the buttons instead.',
    names: (shown: readonly string[], more: number) =>
      more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`,
  },
  queue: 'Files to upload',
  readOnly: 'Read only',
  readOnlyHint: 'Teachers can view and present read-only files, but not download or print them.',
  allReadOnly: 'Read only for all files',
  place: (...parts: string[]) => parts.join(' · '),
  size: fileSize,
  replaces: 'A file with this name already exists. It will be replaced.',
  replacesReadOnly:
    'A read-only file with this name already exists. It will be replaced by one that teachers can download.',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  cancelOne: (name: string) => `Cancel ${name}`,
  states: {
    waiting: 'Waiting',
    checking: 'Checking...',
    done: 'Uploaded',
    cancelled: 'Cancelled',
  },
  progressOf: (name: string) => `Upload of ${name}`,
  progressOfAll: 'All files',
  soFar: (settled: number, of: number) => `${settled} of ${of} files`,
  percent: (share: number) => `${Math.floor(share * 100)}%`,
  upload: (count: number) => (count > 1 ? `Upload ${count} files` : 'Upload'),
  uploading: 'Uploading...',
  cancel: 'Cancel',
  cancelAll: 'Cancel all',
  tryAgain: (count: number) => (count === 1 ? 'Try again' : `Try ${count} again`),
  close: 'Close',
  folders: {
    title: 'Create folders?',
    introduction: 'These are not in the library yet and will be created for your files:',
    year: (year: string) => `Year group "${year}"`,
    week: (week: string, year: string) => `Week "${week}" in ${year}`,
    replaced: 'These are already in the library and will be replaced:',
    back: 'Back',
    confirm: 'Create and upload',
    busy: 'Creating...',
  },
  leave: {
    title: 'Files are still being uploaded',
    explanation: 'If you leave now, the files that are not finished will not be uploaded.',
    stay: 'Keep uploading',
    leave: 'Stop and leave',
  },
  sessionOver:
    'Your files are still in this list. Sign in again in another tab, then come back and try again.',
  uploaded: (count: number) => `Successfully uploaded ${count} files.`,
  someFailed: (count: number) =>
    `Upload completed with some errors. ${count} files failed to upload.`,
  failed: (message: string) => `Error: ${message}`,
} as const;

/** Only an empty file has 0 kB. */
function fileSize(bytes: number): string {
  if (bytes < 999_001) return `${Math.ceil(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;
}
