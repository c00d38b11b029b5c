import type { WeekFileName } from '#scheme/makers/make-week.ts';

/** A page of a week's file, or of a year pack. */
export type ShownPage = {
  year: string;
  page: number;
  /** As much of a sheet as has the shape of a slide. */
  isTopOnly?: true;
} & ({ week: number; file: WeekFileName } | { week: 'pack'; file: string });

const FIRST = { year: 'Year 2', week: 1 } as const;
const PACK = { year: 'Year 2', week: 'pack' } as const;
const SLIDES = { ...FIRST, file: 'Slides.pdf' } as const;

/** On the home page, by the name of their pictures. */
export const HOME_PAGES: Record<string, ShownPage> = {
  'slide-title': { ...SLIDES, page: 1 },
  'slide-rule': { ...SLIDES, page: 6 },
  'slide-words': { ...SLIDES, page: 9 },
  'slide-sort': { ...SLIDES, page: 10 },
  'slide-web': { ...SLIDES, page: 16 },
  'slide-mistakes': { ...SLIDES, page: 24 },
  'teacher-guide': { ...FIRST, file: 'Teacher guide.pdf', page: 1, isTopOnly: true },
  worksheet: { ...FIRST, file: 'Worksheet.pdf', page: 1 },
  'home-sheet': { ...FIRST, file: 'Home sheet.pdf', page: 1, isTopOnly: true },
  'progression-map': { ...PACK, file: 'Progression map.pdf', page: 1, isTopOnly: true },
};

/** In the README: two slides of each look. */
export const README_SLIDES: readonly ShownPage[] = [
  { ...SLIDES, page: 9 },
  { year: 'Year 4', week: 10, file: 'Slides.pdf', page: 9 },
  { year: 'Year 6', week: 17, file: 'Slides.pdf', page: 9 },
  { ...SLIDES, page: 16 },
  { year: 'Year 4', week: 10, file: 'Slides.pdf', page: 10 },
  { year: 'Year 6', week: 17, file: 'Slides.pdf', page: 15 },
];

export const README_SHEETS: readonly ShownPage[] = [
  { ...FIRST, file: 'Teacher guide.pdf', page: 1 },
  { ...FIRST, file: 'Worksheet.pdf', page: 1 },
  { ...FIRST, file: 'Home sheet.pdf', page: 1 },
];
