import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import { lookOf } from '../slides/looks.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { lookBackWords } from '../words/returning-words.ts';
import { hasLookBack } from './dictation-letter.ts';
import { lookBackFormat } from './look-back-format.ts';
import { drawLookBack } from './look-back-section.ts';
import { drawMissingWords } from './missing-words-section.ts';
import { supportClose } from './support-close.ts';
import { drawSupportClose } from './support-close-section.ts';
import { supportStart } from './support-start.ts';
import { drawSupportStart } from './support-start-section.ts';
import { SUPPORT_LOOK_BACK, supportSentences, supportWords } from './support-words.ts';
import { drawWordBank, WORD_BANK_HEIGHT } from './word-bank.ts';
import { drawWriting } from './writing-section.ts';

const SECTION_GAP = 20;
const DICTATION_LINES = 3;

/** Fewer words, each begun in one of three ways, with its meaning beside it; gaps with a word bank. */
export function drawSupportWorksheet(place: WeekPlace, week: TeachingWeek): Sheet {
  const { name, year } = place;
  const sheet = new Sheet({ title: `${name}: ${week.focus}, worksheet support`, ...A4 });
  const footer = `${BRAND.name} · ${name} · Worksheet support`;
  const header = { place: name, title: capitalised(week.focus), footer };

  const top = startPrintedPage(sheet, { ...header, withName: true });
  const parts = lookOf(year.name).wordParts === 'sounds' ? 'sounds' : 'syllables';
  drawSupportStart(sheet, top, { words: supportWords(week), parts, start: supportStart(place) });

  let y = startPrintedPage(sheet, header);
  const sentences = supportSentences(week);
  y = drawMissingWords(sheet, y, sentences, 'B') + SECTION_GAP;
  y =
    drawWriting(sheet, y, {
      letter: 'C',
      heading: 'Dictation',
      instruction: 'Write the sentence that your teacher reads to you.',
      handwriting: handwritingOf(year.name),
      lines: DICTATION_LINES,
    }) + SECTION_GAP;
  const words = lookBackWords(place)
    .slice(0, SUPPORT_LOOK_BACK)
    .map(({ word }) => word);
  y = drawLookBack(sheet, y, 'D', { words, format: lookBackFormat(place) }) + SECTION_GAP / 2;
  drawSupportClose(sheet, y, supportClose(place, week), {
    letter: hasLookBack(place) ? 'E' : 'D',
    handwriting: handwritingOf(year.name),
    bottom: BOTTOM - WORD_BANK_HEIGHT - SECTION_GAP / 2,
  });
  drawWordBank(sheet, { missingWords: sentences, focus: week.focus, letter: 'B' });
  return sheet;
}
