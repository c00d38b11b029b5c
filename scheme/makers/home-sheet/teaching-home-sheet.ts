import { BRAND } from '#contract/brand.ts';
import { type Handwriting, handwritingOf } from '../paper/handwriting.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { keepingToRule } from '../words/keeping-to-rule.ts';
import { practiceWords } from '../words/practice-words.ts';
import { gameFor } from './games.ts';
import { type HomeLayout, homeLayoutOf } from './home-layout.ts';
import {
  cardsOnTwoDays,
  drawFramed,
  drawToFinish,
  drawTwoDays,
  wordsOnTwoDays,
} from './home-parts.ts';
import { drawNumberSquares } from './number-squares.ts';
import { drawPairCards } from './pair-cards.ts';
import { drawWordLines } from './word-lines.ts';
import { MORE_SENTENCES, SENTENCES, sentencesToFinish, SHORT_LIST } from './sentence-to-finish.ts';
import { drawWordTable, type HomeWord, TABLES } from './word-table.ts';

const GAP = 7;

/** Heights of a row to write in, in points; the first that the page has room for is taken. */
const ROWS = [34, 32, 30, 28, 26] as const;
const LEAST_ROW = 24;
/** Rows that leave room for more than the rule. */
const ROOMY_ROW = 28;
/** Cards are not written on, but must be cut out and held. */
const CARD_ROWS = [54, 50, 46, 42, 38, 34, 30] as const;

interface Setting {
  layout: HomeLayout;
  row: number;
  sentences: number;
  /** Whether it says where the rule stops as well. */
  withException?: boolean;
}

/** In the layout of its week; a list too long for it takes one that neither the week before nor the next has. */
export function drawTeachingHomeSheet(place: WeekPlace, week: TeachingWeek): Sheet {
  const wanted = homeLayoutOf(place);
  const instead: HomeLayout = wanted === 'squares' ? 'fold and test' : 'look and write';
  const settings = [wanted, instead].flatMap((layout) => settingsFor(place, week, layout));
  for (const setting of settings) {
    const sheet = drawWith(place, week, setting);
    if (sheet.problems.length === 0) return sheet;
  }
  return drawWith(place, week, { layout: instead, row: LEAST_ROW, sentences: SENTENCES - 1 });
}

/** Whether the table under the rule has words that do not keep to it. */
function namesItsExceptions(week: TeachingWeek): boolean {
  return keepingToRule(week).length < week.groups.flatMap(({ words }) => words).length;
}

/** A short list leaves room for more sentences. */
function settingsFor(place: WeekPlace, week: TeachingWeek, layout: HomeLayout): Setting[] {
  const rows = layout === 'cards' ? CARD_ROWS : [...ROWS, LEAST_ROW];
  const isShort = practiceWords(week).length <= SHORT_LIST;
  const settings: Setting[] = [
    ...(isShort ? MORE_SENTENCES.map((sentences) => ({ layout, row: rows[0], sentences })) : []),
    ...rows.map((row) => ({ layout, row, sentences: SENTENCES })),
  ];
  if (layout === 'squares' && handwritingOf(place.year.name).hasMiddleLine) {
    // The youngest need wide lines rather than a second sentence, which the board leaves no room for.
    return rows.map((row) => ({ layout, row, sentences: SENTENCES - 1 }));
  }
  if (layout === 'cards') {
    // The words that are won need a line each, rather than a second sentence.
    return [...settings, ...rows.map((row) => ({ layout, row, sentences: SENTENCES - 1 }))];
  }
  const roomy = settings.filter(({ row }) => row >= ROOMY_ROW && namesItsExceptions(week));
  return [...roomy.map((setting) => ({ ...setting, withException: true })), ...settings];
}

/** The words with their meanings, sentences to finish, a game, and a line for the grown-up. */
function drawWith(place: WeekPlace, week: TeachingWeek, setting: Setting): Sheet {
  const { name, year } = place;
  const sheet = new Sheet({ title: `${name}: ${week.focus}, home sheet`, ...A4 });
  const footer = `${BRAND.name} · ${name} · Home sheet`;
  let y = startPrintedPage(sheet, {
    place: `${name} · Words for home`,
    title: capitalised(week.focus),
    footer,
  });
  const told = setting.withException === true ? `${week.rule} ${week.exception}` : week.rule;
  y = drawFramed(sheet, y - 4, { name: 'The rule', text: told }) + GAP;
  const words = practiceWords(week);
  const onTwoDays = setting.layout === 'cards' ? cardsOnTwoDays : wordsOnTwoDays;
  y = drawTwoDays(sheet, y - 1, onTwoDays(words.length)) + 4;
  const handwriting = handwritingOf(year.name);
  y = drawWords(sheet, y, words, { ...setting, handwriting }) + GAP + 4;
  for (const beginning of sentencesToFinish(place, week, setting.sentences)) {
    y = drawToFinish(sheet, y, beginning, handwriting) + 2;
  }
  const game = gameFor(place, setting.layout);
  y =
    (setting.layout === 'squares'
      ? drawNumberSquares(sheet, y + GAP, { words: words.length, game })
      : drawFramed(sheet, y + GAP, { name: 'Game', text: game })) + GAP;
  y = drawFramed(sheet, y, {
    name: 'For the grown-up',
    text: `Ten minutes on each of two days is plenty. Read a word out, say it in a sentence, and check it together letter by letter. In class we say: ${week.notes.say}`,
  });
  if (y > BOTTOM + 4) sheet.complain(`the home sheet ends at ${Math.round(y)} points.`);
  return sheet;
}

function drawWords(
  sheet: Sheet,
  top: number,
  words: HomeWord[],
  { layout, row, handwriting }: Setting & { handwriting: Handwriting },
): number {
  if (layout === 'cards') {
    // Each word that is won is written.
    return drawWordLines(sheet, drawPairCards(sheet, top, words, row), words.length, handwriting);
  }
  return drawWordTable(sheet, top, words, {
    columns: TABLES[layout],
    leastRow: row,
    isForYoungest: handwriting.hasMiddleLine,
  });
}
