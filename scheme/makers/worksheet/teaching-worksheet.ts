import { BRAND } from '#contract/brand.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { A4, BOTTOM, LEFT, startPrintedPage, WIDTH, writingLine } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { practiceWords } from '../words/practice-words.ts';
import { drawAnswers } from './answer-page.ts';
import { drawMissingWords } from './missing-words-section.ts';
import { drawPuzzle } from './puzzle-section.ts';
import { startSection } from './section.ts';
import { drawWordBank, WORD_BANK_HEIGHT } from './word-bank.ts';

const SECTION_GAP = 16;
const WRITING_PITCH = 27;

export function drawTeachingWorksheet(place: WeekPlace, week: TeachingWeek): Sheet {
  const { name } = place;
  const title = capitalised(week.focus);
  const sheet = new Sheet({ title: `${name}: ${week.focus}, worksheet`, ...A4 });
  const header = { place: name, title, footer: `${BRAND.name} · ${name} · Worksheet` };

  let y = startPrintedPage(sheet, { ...header, withName: true });
  y = drawPuzzle(sheet, y, week) + SECTION_GAP;
  drawGrid(sheet, y, week);

  y = startPrintedPage(sheet, header);
  y = drawMissingWords(sheet, y, week.missingWords) + SECTION_GAP;
  y = drawDictation(sheet, y) + SECTION_GAP;
  drawChallenge(sheet, y, week.challenge);
  drawWordBank(sheet, week);

  drawAnswers(sheet, place, week);
  return sheet;
}

function drawGrid(sheet: Sheet, top: number, week: TeachingWeek): void {
  const y = startSection(sheet, top, {
    letter: 'B',
    heading: 'Look, say, cover, write, check',
    instruction: 'Say it in beats, cover it, write it, check it. A heart means: know it by heart.',
  });
  drawPracticeGrid(sheet, {
    box: { x: LEFT, y, width: WIDTH, height: BOTTOM - y },
    words: practiceWords(week),
    headings: ['Look and say', 'First try', 'Second try', 'Third try'],
    wordWidth: 152,
    size: 14,
    lowestRow: 20,
    highestRow: 30,
  });
}

function drawDictation(sheet: Sheet, top: number): number {
  const y = startSection(sheet, top, {
    letter: 'D',
    heading: 'Dictation',
    instruction: 'Listen to the whole sentence, then write it.',
  });
  const lines = 4;
  sheet.ornament((document) => {
    for (let index = 1; index <= lines; index += 1)
      writingLine(document, y + index * WRITING_PITCH - 4);
  });
  return y + lines * WRITING_PITCH;
}

function drawChallenge(sheet: Sheet, top: number, challenge: string): void {
  const y = startSection(sheet, top, { letter: 'E', heading: 'Challenge' });
  const { height } = sheet.text({
    name: 'challenge',
    kind: 'print',
    content: challenge,
    size: 13,
    box: { x: LEFT + 31, y, width: WIDTH - 31, height: 52 },
    filled: true,
  });
  const first = y + height + 4;
  const last = BOTTOM - WORD_BANK_HEIGHT - 14;
  const lines = Math.floor((last - first) / WRITING_PITCH);
  if (lines < 2) sheet.complain(`the challenge has ${lines} lines to write on.`);
  sheet.ornament((document) => {
    for (let index = 1; index <= lines; index += 1)
      writingLine(document, first + index * WRITING_PITCH - 4);
  });
}
