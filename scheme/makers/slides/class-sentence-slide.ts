import { below, columns, inset } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize, fit } from '../paper/fit.ts';
import { drawCard } from '../paper/ornaments.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { entryOf } from '../../words/words.ts';
import { turnOf } from '../activities/turn-of.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import type { WeekPlace } from '../week-place.ts';
import { exitWords } from '../words/exit-words.ts';
import { spread } from '../words/spread.ts';
import { drawNumber, NUMBER_WIDTH } from './number-disc.ts';
import { type Slide, TITLE_BOX } from './slide.ts';

export const CLASS_SENTENCE = 'One sentence, three words';
/** Before the session, among its other steps. */
export const CLASS_SENTENCE_STEP = 'A sentence of three words';
const EVERY = 3;
const WORDS = 3;
const STEPS = [
  'Say one sentence with all three words.',
  'Choose the best one in the class.',
  'Cover the words, write it and check it.',
];
const GAP = 14;
const CARD_HEIGHT = 116;
const STEP_GAP = 20;
/** As many letters show that words have a root in common. */
const STEM = 4;

/** In every third week the class ends the session with a sentence of its own. */
export function classSentenceSlides(place: WeekPlace, week: TeachingWeek): Slide[] {
  const words = turnOf(place) % EVERY === 2 ? wordsFor(week) : [];
  if (words.length < WORDS) return [];
  return [
    {
      title: CLASS_SENTENCE,
      session: TEACHING_SESSIONS.apply,
      notes: `Partners have a minute for a sentence with ${words.join(', ')}; endings may be added. Hear three, and let the class choose one. Say it twice, hide the page, and let all write it; then show the words again and check them letter by letter.${modelOf(week)}`,
      draw(sheet, area) {
        const cards = columns({ ...area, height: CARD_HEIGHT }, WORDS, GAP);
        const texts = words.map((word, index) => ({
          ...wordText(word),
          ...inset(cards[index] ?? area, GAP, 0),
        }));
        const size = commonSize(texts);
        for (const [index, text] of texts.entries()) {
          const card = cards[index] ?? area;
          sheet.ornament((document) =>
            drawCard(document, card, { fill: COLOURS.leafWash, edge: COLOURS.leaf }),
          );
          const name = `word ${index + 1}`;
          sheet.text({ ...text, name, size, box: text, align: 'centre', valign: 'middle' });
        }
        const room = below(area, CARD_HEIGHT + STEP_GAP);
        const height = room.height / STEPS.length;
        for (const [index, content] of STEPS.entries()) {
          const band = { ...room, y: room.y + index * height, height };
          drawNumber(sheet, band, index + 1);
          sheet.text({
            name: `step ${index + 1}`,
            kind: 'board',
            content,
            size: 44,
            box: { ...band, x: band.x + NUMBER_WIDTH, width: band.width - NUMBER_WIDTH },
            valign: 'middle',
          });
        }
      },
    },
  ];
}

function modelOf({ classSentence }: TeachingWeek): string {
  return classSentence === undefined ? '' : ` For example: ${classSentence}`;
}

/** A word to know by heart and two of the pattern, so that they go together in a sentence; none is asked in the check of the next session. */
function wordsFor(week: TeachingWeek): string[] {
  const asked = new Set(exitWords(week).map(({ word }) => word));
  const isFree = (word: string): boolean => !asked.has(word) && fitsCard(word);
  const known = week.byHeart.flatMap(({ forms }) => forms.map(plainWord)).filter(isFree);
  const words = week.groups.flatMap((group) => group.words.map(plainWord)).filter(isFree);
  const mixed = spread(words, words.length);
  let chosen = known.slice(0, 1);
  // First words of another sort than those chosen, then any of another family.
  for (const goesWith of [isOfAnotherSort, isOfAnotherFamily, () => true]) {
    for (const word of mixed) {
      const isNew = !chosen.includes(word) && chosen.every((other) => goesWith(word, other));
      if (chosen.length < WORDS && isNew) chosen = [...chosen, word];
    }
  }
  return chosen;
}

/** Three adverbs, as suddenly, bravely and generally, make no sentence. */
function isOfAnotherSort(word: string, other: string): boolean {
  return isOfAnotherFamily(word, other) && sortOf(word) !== sortOf(other);
}

/** Dissolve is of the family of solver. */
function isOfAnotherFamily(word: string, other: string): boolean {
  return !word.includes(other.slice(0, STEM)) && !other.includes(word.slice(0, STEM));
}

/** By how its meaning begins: a doing, a thing, an owner or how something is. */
function sortOf(word: string): string {
  const { meaning } = entryOf(word);
  return /^(?:to|an?|the|belonging)\b/u.exec(meaning)?.[0].replace(/^(?:an|the)$/u, 'a') ?? '';
}

function fitsCard(word: string): boolean {
  const width = (TITLE_BOX.width - GAP * (WORDS - 1)) / WORDS - 2 * GAP;
  return fit({ ...wordText(word), width, height: CARD_HEIGHT }).fits;
}

function wordText(content: string) {
  return { kind: 'board', content, font: 'readingBold', size: 52, oneLine: true } as const;
}
