import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { lookBackWords } from '../words/returning-words.ts';
import { hasLookBack } from './dictation-letter.ts';
import { drawLookBack } from './look-back-section.ts';
import { drawMissingWords } from './missing-words-section.ts';
import { supportSentences, supportWords } from './support-words.ts';
import { drawTracing } from './tracing-section.ts';
import { drawWordBank } from './word-bank.ts';
import { drawWriting } from './writing-section.ts';

const SECTION_GAP = 20;
const DICTATION_LINES = 3;
const LOOK_BACK_WORDS = 3;

/** Fewer words, each to be traced and written with its meaning beside it; gaps with a word bank. */
export function drawSupportWorksheet(place: WeekPlace, week: TeachingWeek): Sheet {
  const { name, year } = place;
  const sheet = new Sheet({ title: `${name}: ${week.focus}, worksheet support`, ...A4 });
  const footer = `${BRAND.name} · ${name} · Worksheet support`;
  const header = { place: name, title: capitalised(week.focus), footer };

  const top = startPrintedPage(sheet, { ...header, withName: true });
  drawTracing(sheet, top, supportWords(week));

  let y = startPrintedPage(sheet, header);
  const sentences = supportSentences(week);
  y = drawMissingWords(sheet, y, sentences, 'B') + SECTION_GAP;
  y =
    drawWriting(sheet, y, {
      letter: 'C',
      heading: 'Dictation',
      instruction: 'Listen to one sentence. Say it, write it, read it back.',
      handwriting: handwritingOf(year.name),
      lines: DICTATION_LINES,
    }) + SECTION_GAP;
  y = drawLookBack(sheet, y, 'D', lookBackWords(place).slice(0, LOOK_BACK_WORDS)) + SECTION_GAP / 2;
  drawWriting(sheet, y, {
    letter: hasLookBack(place) ? 'E' : 'D',
    heading: 'My own sentence',
    instruction: 'Choose one word that you traced, and use it in a sentence.',
    handwriting: handwritingOf(year.name),
    lines: 2,
  });
  drawWordBank(sheet, { missingWords: sentences, focus: week.focus, letter: 'B' });
  return sheet;
}
