import type { TeachingWeek } from '../../week.ts';
import { BOTTOM } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { drawGapSentences } from './missing-words-section.ts';
import { startSection } from './section.ts';

/** The sentences of a paper like that of Key Stage 2, in the weeks that practise it. */
export function paperSentences({ missingWords, paper }: TeachingWeek): string[] | undefined {
  return paper === undefined ? undefined : [...missingWords, ...paper];
}

/** A page of numbered sentences with gaps, which the teacher reads out. */
export function drawPaper(sheet: Sheet, top: number, letter: string, sentences: string[]): void {
  const y = startSection(sheet, top, {
    letter,
    heading: 'Spelling paper: twenty words',
    instruction: 'Write the missing word in each sentence that you hear.',
  });
  drawGapSentences(sheet, y + 8, sentences, { first: 1, bottom: BOTTOM - 8, most: 20 });
}
