import { type Box, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { plainWord } from '../../marked-word.ts';
import type { WordGroup } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { putPicture } from '../pictures/draw-picture.ts';
import { pictureOf } from '../pictures/pictures.ts';
import { capitalised } from '../words/capitalised.ts';
import {
  putSentence,
  SENTENCE_SIZES,
  sentenceHeight,
  type SentenceSize,
} from './sentence-of-meaning.ts';
import type { Slide } from './slide.ts';

/** Without sentences a page is written larger where it has room. */
const SIZES = [40] as const;
const LEAST_SIZE = 40;
const ROOMY_SPACING = 36;
const GAP = 26;
const PICTURE = 84;
const LEAST_SPACING = 8;
const PAIR_SPACING = 9;
const MOST_WITH_SENTENCES = 3;
/** What is left of a slide under a title of one line, or of two. */
const AREA = { x: 48, width: 864, heightUnderOneLine: 390, heightUnderTwoLines: 344 } as const;
const LONGEST_TITLE_IN_ONE_LINE = 30;

/** Words that sound alike, each with what it means, and in a sentence where a page has few; a group that is too much for a page has two, and so have two pairs. */
export function meaningSlides(group: WordGroup): Slide[] {
  if (!isTwoPairs(group) && fitsOnePage(group)) return [meaningSlide(group)];
  const half = Math.ceil(group.words.length / 2);
  const headings = partsOf(group.heading);
  return [group.words.slice(0, half), group.words.slice(half)].map((words, index) => {
    const own = headings.length === 2 ? headings[index] : undefined;
    const heading = index === 0 ? group.heading : `${group.heading} (2)`;
    return meaningSlide({ heading: own ?? heading, words });
  });
}

/** 'Led, lead' beside 'past, passed': each pair has a page, with room for sentences. */
function isTwoPairs({ heading, words }: WordGroup): boolean {
  return words.length === 4 && partsOf(heading).length === 2;
}

/** 'Descent, dissent; desert, dessert' or 'Bury or berry? Bare or bear?' in two. */
function partsOf(heading: string): string[] {
  return heading.split(/; |(?<=\?) /u);
}

function fitsOnePage({ heading, words }: WordGroup): boolean {
  const isShort = heading.length <= LONGEST_TITLE_IN_ONE_LINE;
  const room = isShort ? AREA.heightUnderOneLine : AREA.heightUnderTwoLines;
  const heights = itemsOf(words, AREA.width, LEAST_SIZE).map(
    ({ height }) => height + LEAST_SPACING,
  );
  return heights.reduce((sum, height) => sum + height, 0) <= room;
}

function itemsOf(words: string[], width: number, size: number) {
  const meaningWidth = width - wordWidthOf(words, size) - GAP - pictureWidthOf(words);
  return words.map((notation) => {
    const text = { kind: 'board', content: entryOf(notation).meaning, size } as const;
    const { height } = fit({ ...text, width: meaningWidth, height: Number.POSITIVE_INFINITY });
    return { notation, text, height };
  });
}

/** A column for pictures on the right, where a word of the page has one. */
function pictureWidthOf(words: string[]): number {
  return words.some((word) => pictureOf(word) !== undefined) ? PICTURE + GAP : 0;
}

function wordWidthOf(words: string[], size: number): number {
  return Math.max(...words.map((word) => widthOf('readingBold', plainWord(word)))) * size + 4;
}

function sizeFor(words: string[], { width, height }: Box): number {
  const fits = (size: number): boolean => {
    const heights = itemsOf(words, width, size).map((item) => item.height + ROOMY_SPACING);
    return heights.reduce((sum, one) => sum + one, 0) <= height;
  };
  return SIZES.find(fits) ?? LEAST_SIZE;
}

interface Setting {
  size: number;
  sentence: SentenceSize;
}

/** Of the settings in which each word has room for a sentence, the one with the largest sentences. */
function settingWithSentences(words: string[], { width, height }: Box): Setting | undefined {
  if (words.length > MOST_WITH_SENTENCES) return undefined;
  // One size for all pages with sentences, so that they look alike.
  const settings = SENTENCE_SIZES.map((sentence) => ({ size: LEAST_SIZE, sentence }));
  return settings.find(({ size, sentence }) => {
    const heights = itemsOf(words, width, size).map(
      (item) => item.height + sentenceHeight(item.notation, sentenceWidth(words, width), sentence),
    );
    return heights.reduce((sum, one) => sum + one + PAIR_SPACING, 0) <= height;
  });
}

function sentenceWidth(words: string[], width: number): number {
  return width - pictureWidthOf(words);
}

function meaningSlide({ heading, words }: WordGroup): Slide {
  return {
    title: capitalised(heading),
    session: TEACHING_SESSIONS.practise,
    notes:
      'Read each word with its meaning; partners make a sentence with one of them and the other points to the word.',
    draw(sheet, area) {
      const withSentences = settingWithSentences(words, area);
      const size = withSentences?.size ?? sizeFor(words, area);
      const [wordColumn, others] = splitAcross(area, wordWidthOf(words, size), GAP);
      const meaningColumn = { ...others, width: others.width - pictureWidthOf(words) };
      const pictures = { x: area.x + area.width - PICTURE, width: PICTURE };
      const width = sentenceWidth(words, area.width);
      const items = itemsOf(words, area.width, size).map(({ notation, text, height }) => {
        const sentence = withSentences?.sentence;
        const more = sentence === undefined ? 0 : sentenceHeight(notation, width, sentence);
        return { notation, text, meaningHeight: height, height: height + more };
      });
      const needed = items.reduce((sum, { height }) => sum + height, 0);
      const spacing = Math.min(44, (area.height - needed) / items.length);
      let y = area.y + (area.height - needed - spacing * items.length) / 2;
      for (const [index, { notation, text, height, meaningHeight }] of items.entries()) {
        const row = { y: y + Math.max(0, spacing) / 2, height: meaningHeight };
        sheet.text({
          name: `word ${index + 1}`,
          kind: 'board',
          content: markedRuns(notation, 'board'),
          size,
          box: { ...wordColumn, ...row, height: size * 1.22 },
          oneLine: true,
        });
        sheet.text({ name: `meaning ${index + 1}`, ...text, box: { ...meaningColumn, ...row } });
        if (withSentences !== undefined) {
          putSentence(sheet, {
            name: `sentence ${index + 1}`,
            notation,
            sentence: withSentences.sentence,
            box: { x: area.x, y: row.y + meaningHeight, width, height: height - meaningHeight },
          });
        }
        putPicture(sheet, notation, { ...pictures, y: y + 3, height: height + spacing - 6 });
        y += height + spacing;
        const bottom = y;
        if (index < items.length - 1) {
          sheet.ornament((document) => {
            document
              .moveTo(area.x, bottom)
              .lineTo(area.x + area.width, bottom)
              .lineWidth(1)
              .stroke(COLOURS.line);
          });
        }
      }
      if (spacing < 0) sheet.complain(`meanings are ${needed} points high.`);
    },
  };
}
