import { LEFT, WIDTH } from '../paper/printed-page.ts';
import { fit } from '../paper/fit.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { TeachingWeek } from '../../week.ts';
import { parseGapSentence, withGap } from '../words/gap-sentence.ts';
import { givenLetters } from '../words/given-letters.ts';
import { startSection } from './section.ts';

const INSTRUCTION = "Write one of this week's words in each sentence.";
const GAP = '________________';
const NUMBER = 31;

/** The missing word in a sentence, as the Key Stage 2 paper asks for it. */
export function drawMissingWords(
  sheet: Sheet,
  top: number,
  letter: string,
  { week, sentences, bank }: { week: TeachingWeek; sentences: string[]; bank?: string[] },
): number {
  const begun = sentences.map((sentence) => withGivenLetters(week, sentence, bank));
  const isBegun = begun.some((sentence, index) => sentence !== sentences[index]);
  const y = startSection(sheet, top, {
    letter,
    heading: 'Missing words',
    instruction: isBegun ? `${INSTRUCTION} Some are begun for you.` : INSTRUCTION,
  });
  return drawGapSentences(sheet, y, begun, { first: 1, bottom: y + 236, most: 6 });
}

/** 'A whale is so h{uge} that …', where large would fit as well; 'a{ccidentally} (12 letters)', as actually has fewer. */
function withGivenLetters(week: TeachingWeek, sentence: string, bank?: string[]): string {
  const { before, word, after } = parseGapSentence(sentence);
  const { start, end, length } = givenLetters(week, word, bank);
  const gap = `${start}{${word.slice(start.length, word.length - end.length)}}${end}`;
  return `${before}${gap}${length === undefined ? '' : ` (${length} letters)`}${after}`;
}

interface Numbered {
  first: number;
  /** From one number to the next. */
  step?: number;
  bottom: number;
  most: number;
}

/** Numbered sentences, spread so that they end at the bottom if that leaves no holes. */
export function drawGapSentences(
  sheet: Sheet,
  top: number,
  sentences: string[],
  { first, step = 1, bottom, most }: Numbered,
): number {
  const texts = sentences.map(sentenceText);
  const heights = texts.map((text) => fit(text).height);
  const needed = heights.reduce((sum, height) => sum + height, 0);
  const spacing = Math.min(most, (bottom - top - needed) / (sentences.length - 1));
  if (spacing < LEAST_SPACING) sheet.complain(`sentences are ${spacing.toFixed(1)} points apart.`);
  let y = top;
  for (const [index, text] of texts.entries()) {
    const number = first + index * step;
    const height = heights[index] ?? 0;
    sheet.text({
      ...text,
      name: `number ${number}`,
      content: `${number}.`,
      font: 'readingBold',
      box: { x: LEFT, y, width: NUMBER, height },
    });
    sheet.text({
      ...text,
      name: `sentence ${number}`,
      box: { x: LEFT + NUMBER, y, width: text.width, height },
    });
    y += height + spacing;
  }
  return y - spacing;
}

const LEAST_SPACING = 5;

function sentenceText(sentence: string) {
  return {
    kind: 'print',
    content: withGap(sentence, GAP),
    size: 13.5,
    leading: 1.4,
    filled: true,
    width: WIDTH - NUMBER,
    height: 3 * 13.5 * 1.4,
  } as const;
}
