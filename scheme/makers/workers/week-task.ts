import type { WeekFile, WeekFileName } from '../make-week.ts';

/** A folder of the library to make: a week, or what a year has beside its weeks. */
export type FolderTask =
  | { folder: 'week'; year: string; weekNumber: number; names: readonly WeekFileName[] }
  | { folder: 'year pack'; year: string };

export type WeekTask = FolderTask & { id: number };

export type WeekAnswer = { id: number; files: WeekFile[] } | { id: number; failure: string };
