import { BRAND } from '#contract/brand.ts';
import { handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { hasLookBack } from './dictation-letter.ts';
import { CHOOSE_WITHOUT_REASON } from './look-back-format.ts';
import { drawLookBack, lookBackHeight } from './look-back-section.ts';
import { drawMissingWords } from './missing-words-section.ts';
import { drawSupportPaper, supportPaper } from './paper-section.ts';
import { supportClose } from './support-close.ts';
import { closeHeight, drawSupportClose } from './support-close-section.ts';
import { supportLookBack, supportLookBackFormat } from './support-look-back.ts';
import { supportStart } from './support-start.ts';
import { drawSupportStart } from './support-start-section.ts';
import {
  neededForDictation,
  supportBank,
  supportSentences,
  supportWords,
} from './support-words.ts';
import { drawWordBank, WORD_BANK_HEIGHT } from './word-bank.ts';
import { drawWriting } from './writing-section.ts';

const SECTION_GAP = 20;
const DICTATION_LINES = 3;
/** Ten sentences leave less room. */
const UNDER_PAPER = { lines: 2, gap: 10 } as const;
const HIGHEST_ROW = 48;
const END_OVER_BANK = BOTTOM - WORD_BANK_HEIGHT - SECTION_GAP / 2;

/** Fewer words, each begun in one of three ways, with its meaning beside it; gaps with a word bank. */
export function drawSupportWorksheet(place: WeekPlace, week: TeachingWeek): Sheet {
  const { name } = place;
  const sheet = new Sheet({ title: `${name}: ${week.focus}, worksheet support`, ...A4 });
  const footer = `${BRAND.name} · ${name} · Worksheet support`;
  const header = { place: name, title: capitalised(week.focus), footer };

  const top = startPrintedPage(sheet, { ...header, withName: true });
  drawSupportStart(sheet, top, {
    words: supportWords(week),
    start: supportStart(place),
    place,
    week,
  });
  drawSecondPage(sheet, startPrintedPage(sheet, header), place, week);
  return sheet;
}

function drawSecondPage(sheet: Sheet, top: number, place: WeekPlace, week: TeachingWeek): void {
  const handwriting = handwritingOf(place.year.name);
  const sentences = supportSentences(place, week);
  // Begun words stand in the place of a bank, which a paper does not have.
  const hasBank = supportPaper(week) === undefined;
  const end = hasBank ? END_OVER_BANK : BOTTOM;
  let y = hasBank
    ? drawMissingWords(sheet, top, 'B', { week, sentences, bank: supportBank(place, week) })
    : drawSupportPaper(sheet, top - 4, { letter: 'B', week, sentences });
  const gap = hasBank ? SECTION_GAP : UNDER_PAPER.gap;
  y += gap;
  y =
    drawWriting(sheet, y, {
      letter: 'C',
      heading: 'Dictation',
      instruction: dictationInstruction(week),
      handwriting,
      lines: hasBank ? DICTATION_LINES : UNDER_PAPER.lines,
    }) + gap;
  const words = supportLookBack(place).map(({ word }) => word);
  const close = supportClose(place, week);
  const letter = hasLookBack(place) ? 'E' : 'D';
  const format = supportLookBackFormat(place);
  const spare = end - closeHeight(close, handwriting) - y - SECTION_GAP / 2;
  y =
    drawLookBack(sheet, y, 'D', {
      words,
      format,
      handwriting,
      ...(format === 'choose' ? { told: CHOOSE_WITHOUT_REASON } : {}),
      bottom: y + Math.max(spare, lookBackHeight(words)),
      highestRow: HIGHEST_ROW,
    }) +
    SECTION_GAP / 2;
  drawSupportClose(sheet, y, close, { letter, handwriting, bottom: end });
  if (!hasBank) return;
  drawWordBank(sheet, { words: supportBank(place, week), focus: week.focus, letter: 'B' });
}

/** Words that part A does not have are told. */
function dictationInstruction(week: TeachingWeek): string {
  const needed = neededForDictation(week);
  const told = 'Write the sentence that your teacher reads to you.';
  return needed.length === 0 ? told : `${told} You will need: ${needed.join(', ')}.`;
}
