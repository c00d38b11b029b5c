import { isNamedWeek } from '#contract/weeks-by-name.ts';

/** Texts for downloading and printing everything of a week. */
export const weekFilesCopy = {
  /** A year pack is no week. */
  download: (folder: string) => (isNamedWeek(folder) ? 'Download week' : 'Download all'),
  print: 'Print sheets',
  withAnswers: 'With answers',
  printWithAnswers: 'Print sheets with answers',
  preparing: 'Preparing...',
  notJoined: (file: string) =>
    `"${file}" cannot be printed together with the other sheets. Please print the files one at a time.`,
  log: 'Could not prepare the files of a week.',
} as const;
