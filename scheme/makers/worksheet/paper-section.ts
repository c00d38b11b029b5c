import type { TeachingWeek } from '../../week.ts';
import { BOTTOM } from '../paper/printed-page.ts';
import type { Sheet } from '../paper/sheet.ts';
import { begunSentence } from './begun-sentence.ts';
import { drawGapSentences } from './missing-words-section.ts';
import { startSection } from './section.ts';

const OF_SUPPORT = 10;

/** The sentences of a paper like that of Key Stage 2, in the weeks that practise it. */
export function paperSentences({ missingWords, paper }: TeachingWeek): string[] | undefined {
  return paper === undefined ? undefined : [...missingWords, ...paper];
}

/** The first of them, which the support worksheet has as well, so that a child can follow the marking. */
export function supportPaper(week: TeachingWeek): string[] | undefined {
  return paperSentences(week)?.slice(0, OF_SUPPORT);
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

/** The same ten as on the core worksheet, most of them begun. Answers with the height under them. */
export function drawSupportPaper(
  sheet: Sheet,
  top: number,
  { letter, week, sentences }: { letter: string; week: TeachingWeek; sentences: string[] },
): number {
  const y = startSection(sheet, top, {
    letter,
    heading: 'Spelling paper: ten words',
    instruction: 'Write each word when you hear its number. Some are begun for you.',
  });
  const begun = sentences.map((sentence) => begunSentence([week], sentence));
  return drawGapSentences(sheet, y, begun, { first: 1, bottom: BOTTOM, most: 6 });
}
