import { BRAND } from '#contract/brand.ts';
import type { Block } from '../paper/flowing.ts';
import { A4, BOTTOM, startPrintedPage } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import type { SchoolYear } from '../../scheme.ts';
import { scriptBlocks } from '../teacher-guide/guide-blocks.ts';
import { asSpoken } from '../words/gap-sentence.ts';
import { keyStageOf } from '../words/key-stage.ts';
import { drawGapSentences } from '../worksheet/missing-words-section.ts';
import { startSection } from '../worksheet/section.ts';
import { endWords, startWords, type TestWord } from './test-words.ts';
import { packText } from './year-pack-text.ts';

const ON_FIRST_PAGE = 10;
/** The most from one sentence to the next, with which ten fill a page. */
const MOST_SPACING = 48;

export function drawStartTest(year: SchoolYear): Sheet {
  return drawTest(year, 'Test for the start of the year', startWords(year));
}

export function drawEndTest(year: SchoolYear): Sheet {
  return drawTest(year, 'Test for the end of the year', endWords(year));
}

function drawTest({ name }: SchoolYear, title: string, words: TestWord[]): Sheet {
  const sheet = new Sheet({ title: `${name} · Year pack: ${title}`, ...A4 });
  const header = { place: name, title, footer: `${BRAND.name} · ${name} · ${title}` };
  const sentences = words.map(({ sentence }) => sentence);
  const top = startPrintedPage(sheet, { ...header, withName: true });
  const y = startSection(sheet, top, {
    letter: 'A',
    heading: 'Spelling',
    instruction: 'Listen to the word and the sentence. Write the missing word on the line.',
  });
  const first = sentences.slice(0, ON_FIRST_PAGE);
  drawGapSentences(sheet, y + 8, first, { first: 1, bottom: BOTTOM - 10, most: MOST_SPACING });
  const next = startPrintedPage(sheet, header);
  const rest = sentences.slice(ON_FIRST_PAGE);
  const places = { first: ON_FIRST_PAGE + 1, bottom: BOTTOM - 40, most: MOST_SPACING };
  drawGapSentences(sheet, next + 8, rest, places);
  return sheet;
}

/** What the teacher reads out for both tests, how they are marked and what the marks mean. */
export function drawTestScript(year: SchoolYear): Sheet {
  const blocks: Block[] = [
    { kind: 'heading', text: 'How to give the tests' },
    {
      kind: 'text',
      content: `Give the first test before Week 1 and the second after Week 36. As in the ${keyStageOf(year.name)} spelling paper: read the number, the word, the sentence and the word again. Wait at least twelve seconds. At the end read all the sentences once more. The test is not timed; it takes about 15 minutes.`,
    },
    { kind: 'heading', text: 'Mark scheme' },
    {
      kind: 'text',
      content:
        'One mark for each word with every letter right, 20 in all. Capitals, hyphens and apostrophes count. A letter written the wrong way round is accepted if it cannot be taken for another.',
    },
    {
      kind: 'text',
      content:
        '17 to 20: secure. 11 to 16: teach again what the gap analysis shows. 10 or fewer: worksheets with support, and a check of phonics.',
    },
    { kind: 'heading', text: 'Start of the year: script and answers' },
    ...scriptOf(startWords(year)),
    { kind: 'heading', text: 'End of the year: script and answers' },
    ...scriptOf(endWords(year)),
  ];
  return packText(year, { title: 'Tests: script and marks', blocks, pages: 5 });
}

function scriptOf(words: TestWord[]): Block[] {
  return scriptBlocks(words.map(({ sentence }) => asSpoken(sentence)));
}
