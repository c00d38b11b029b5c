import type { SchemeWorkers } from '#scheme/makers/workers/scheme-workers.ts';
import type { PdfChecker } from '#server/pdf/pdf-checker.ts';

/** Small files in place of the real ones, which take seconds to make and have tests of their own. */
export const SMALL_SCHEME: SchemeWorkers = {
  makeWeek: async (year, number) => [
    { name: 'Slides.pdf', readOnly: number % 6 === 0, bytes: Buffer.from(`${year} ${number}`) },
    { name: 'Worksheet.pdf', readOnly: false, bytes: Buffer.from(`${number} ${year}`) },
  ],
  makeYearPack: async (year) => [
    { name: 'Overview.pdf', readOnly: false, bytes: Buffer.from(`${year} pack`) },
  ],
  close: async () => {},
};

/** Accepts them, although they are no PDFs. */
export const checkSmall: PdfChecker['check'] = async () => ({
  pages: 1,
  picture: Buffer.from('picture'),
  texts: [''],
});
