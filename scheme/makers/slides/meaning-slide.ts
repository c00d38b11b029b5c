import { type Box, inset, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Sheet } from '../paper/sheet.ts';
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

/** One size for all pages of words that sound alike, so that they look alike. */
const SIZE = 40;
const LEADING = 1.14;
const GAP = 22;
const CARD_GAP = 8;
const PADDING = 16;
/** The width of the column of pictures; beside few words it is wider. */
const PICTURE = { few: 112, more: 76, fewWords: 2 } as const;
const PICTURE_MARGIN = 6;
const MOST_WITH_SENTENCES = 3;
const TWO_PAIRS = 4;

/** Words that sound alike, each with what it means and in a sentence. Two pairs have two pages; five words share one, and it has no room for sentences. */
export function meaningSlides(group: WordGroup): Slide[] {
  const { heading, words } = group;
  if (words.length !== TWO_PAIRS) return [meaningSlide(group)];
  const [first = heading, second = `${heading} (2)`] = partsOf(heading);
  return [
    meaningSlide({ heading: first, words: words.slice(0, TWO_PAIRS / 2) }),
    meaningSlide({ heading: second, words: words.slice(TWO_PAIRS / 2) }),
  ];
}

/** 'Descent, dissent; desert, dessert' or 'Bury or berry? Bare or bear?' in two. */
function partsOf(heading: string): string[] {
  return heading.split(/; |(?<=\?) /u);
}

function meaningSlide({ heading, words }: WordGroup): Slide {
  return {
    title: capitalised(heading),
    session: TEACHING_SESSIONS.practise,
    notes:
      'Read each word with its meaning; partners make a sentence with one of them and the other points to the word.',
    draw(sheet, area) {
      const sentence = sentenceSizeFor(words, area);
      const items = itemsOf(words, area, sentence);
      const spare = (area.height - neededFor(words, area, sentence)) / words.length;
      if (spare < 0) sheet.complain(`meanings are ${-spare} points too high.`);
      let { y } = area;
      for (const [index, item] of items.entries()) {
        const card = { ...area, y, height: item.height + spare };
        drawMeaning(sheet, card, { ...item, number: index + 1, words, sentence });
        y += card.height + CARD_GAP;
      }
    },
  };
}

/** The largest sentences for which each word has room, if there is any. */
function sentenceSizeFor(words: string[], area: Box): SentenceSize | undefined {
  if (words.length > MOST_WITH_SENTENCES) return undefined;
  return SENTENCE_SIZES.find((size) => neededFor(words, area, size) <= area.height);
}

function neededFor(words: string[], area: Box, sentence: SentenceSize | undefined): number {
  const heights = itemsOf(words, area, sentence).map(({ height }) => height);
  return heights.reduce((sum, height) => sum + height, 0) + CARD_GAP * (words.length - 1);
}

function itemsOf(words: string[], area: Box, sentence: SentenceSize | undefined) {
  return words.map((notation) => {
    const { text, meaning } = columnsOf(area, words);
    const meaningHeight = fit({
      ...meaningText(notation),
      width: meaning.width,
      height: Number.POSITIVE_INFINITY,
    }).height;
    const under = sentence === undefined ? 0 : sentenceHeight(notation, text.width, sentence);
    return { notation, meaningHeight, height: meaningHeight + under };
  });
}

/** The word and its meaning beside each other over the sentence, and on the right the pictures, where a word of the page has one. */
function columnsOf(area: Box, words: string[]) {
  const inner = inset(area, PADDING, 0);
  const widest = Math.max(...words.map((word) => widthOf('readingBold', plainWord(word))));
  const hasPictures = words.some((word) => pictureOf(word) !== undefined);
  const side = words.length <= PICTURE.fewWords ? PICTURE.few : PICTURE.more;
  const textWidth = inner.width - (hasPictures ? side + PADDING : 0);
  const [text, pictures] = splitAcross(inner, textWidth, PADDING);
  const [word, meaning] = splitAcross(text, widest * SIZE + 4, GAP);
  return { text, word, meaning, pictures };
}

interface Meaning {
  notation: string;
  number: number;
  words: string[];
  meaningHeight: number;
  height: number;
  sentence: SentenceSize | undefined;
}

function drawMeaning(sheet: Sheet, card: Box, item: Meaning): void {
  const { notation, number, meaningHeight } = item;
  const { text, word, meaning, pictures } = columnsOf(card, item.words);
  const y = card.y + (card.height - item.height) / 2;
  sheet.ornament((document) =>
    drawCard(document, card, { fill: COLOURS.sheet, edge: COLOURS.line }),
  );
  sheet.text({
    name: `word ${number}`,
    kind: 'board',
    content: markedRuns(notation, 'board'),
    size: SIZE,
    leading: LEADING,
    box: { ...word, y, height: SIZE * LEADING },
    oneLine: true,
  });
  sheet.text({
    ...meaningText(notation),
    name: `meaning ${number}`,
    box: { ...meaning, y, height: meaningHeight },
  });
  if (item.sentence !== undefined) {
    const box = { ...text, y: y + meaningHeight, height: item.height - meaningHeight };
    putSentence(sheet, { name: `sentence ${number}`, notation, sentence: item.sentence, box });
  }
  putPicture(sheet, notation, inset(pictures, 0, PICTURE_MARGIN));
}

function meaningText(notation: string) {
  const content = entryOf(notation).meaning;
  return { kind: 'board', content, size: SIZE, leading: LEADING } as const;
}
