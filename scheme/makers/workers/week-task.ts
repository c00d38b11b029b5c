import type { WeekFile, WeekFileName } from '../make-week.ts';

export interface WeekTask {
  id: number;
  year: string;
  weekNumber: number;
  names: readonly WeekFileName[];
}

export type WeekAnswer = { id: number; files: WeekFile[] } | { id: number; failure: string };
