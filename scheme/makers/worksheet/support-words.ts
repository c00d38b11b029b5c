import { plainWord } from '../../marked-word.ts';
import type { ReviewWeek, TeachingWeek } from '../../week.ts';
import { areNearSynonyms } from '../../words/near-synonyms.ts';
import type { WeekPlace } from '../week-place.ts';
import { exitWords } from '../words/exit-words.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { practiceWords } from '../words/practice-words.ts';
import { soundAlikes } from '../words/sound-alikes.ts';
import { gapSentences, isOnBoard, ownGapSentence } from './gap-sentences.ts';
import { hasWord } from './has-word.ts';
import { supportPaper } from './paper-section.ts';

const MOST_WORDS = 6;
const SENTENCES = 3;
const LEFT_OVER = 2;
/** Of the three sentences, for words that the Exit check asks and part A has no room for. */
const MOST_FOR_EXIT = 2;

/** Six words to begin with: those that the guide names for support, those of the dictated sentence, then others. */
export function supportWords(week: TeachingWeek): string[] {
  const all = practiceWords(week).map(({ notation }) => plainWord(notation));
  const first = [week.notes.support, week.dictation[0]].flatMap((text) =>
    all.filter((word) => hasWord(text, word)),
  );
  const ranked = [...new Set([...first, ...exitWords(week).map(({ word }) => word), ...all])];
  if (week.pattern !== 'homophones') return ranked.slice(0, MOST_WORDS);
  return wholeSets(
    ranked,
    soundAlikes(week).map((set) => set.map(plainWord)),
  );
}

/** One of two words that sound alike says nothing without the other. */
function wholeSets(ranked: string[], sets: string[][]): string[] {
  const chosen: string[] = [];
  for (const word of ranked) {
    const set = sets.find((one) => one.includes(word));
    if (set === undefined || chosen.includes(word)) continue;
    if (chosen.length + set.length <= MOST_WORDS) chosen.push(...set);
  }
  const alone = ranked.filter((word) => !sets.some((set) => set.includes(word)));
  return [...chosen, ...alone].slice(0, MOST_WORDS);
}

/** Words of the list that the dictated sentence has and part A has not. */
export function neededForDictation(week: TeachingWeek): string[] {
  const known = supportWords(week);
  return practiceWords(week)
    .map(({ notation }) => plainWord(notation))
    .filter((word) => !known.includes(word) && hasWord(week.dictation[0], word));
}

/** Words of the Exit check that neither part A has nor the dictated sentence; part B has them. */
function unmetExitWords(week: TeachingWeek): string[] {
  const known = supportWords(week);
  return exitWords(week)
    .map(({ word }) => word)
    .filter((word) => !known.includes(word) && !hasWord(week.dictation[0], word));
}

/** Sentences with a gap for words of part A, and up to two for other words of the Exit check: those of the core sheet first, as the Exit check reads out the others, and last those that the board has. A practice paper has its own. */
export function supportSentences(place: WeekPlace, week: TeachingWeek): string[] {
  const paper = supportPaper(week);
  if (paper !== undefined) return paper;
  const traced = supportWords(week);
  const unmet = unmetExitWords(week);
  const ofCore = gapSentences(place, week);
  const forExit = ofCore
    .filter((sentence) => unmet.includes(gapWord(sentence, unmet)))
    .slice(0, MOST_FOR_EXIT);
  const ofWeek = ofCore.filter((sentence) => traced.includes(gapWord(sentence, traced)));
  const asked = new Set(ofWeek.map((sentence) => gapWord(sentence, traced)));
  const readOut = new Set(exitWords(week).map(({ word }) => word));
  const others = traced.filter((word) => !asked.has(word));
  const inTurn = [
    ...others.filter((word) => !readOut.has(word)),
    ...others.filter((word) => readOut.has(word)),
  ];
  const sentences = [...ofWeek, ...inTurn.flatMap((word) => ownGapSentence(word) ?? [])];
  const isShown = (sentence: string) => isOnBoard(place, week, sentence);
  // Sorting is stable, so that the order stays where the board has none of them.
  const ofPartA = sentences.toSorted((one, other) => Number(isShown(one)) - Number(isShown(other)));
  return [...ofPartA.slice(0, SENTENCES - forExit.length), ...forExit];
}

/** The words for the gaps and two more, so that the last gap has to be thought about as well: those first that the Exit check asks and nothing else on the sheet does. */
export function supportBank(place: WeekPlace, week: TeachingWeek): string[] {
  const traced = supportWords(week);
  const words = supportSentences(place, week).map((sentence) => parseGapSentence(sentence).word);
  const unmet = unmetExitWords(week);
  const known = [...traced, ...unmet];
  const asked = words.map((word) => uncapitalised(word, known));
  const others = [...unmet, ...traced].filter(
    (word) => !asked.includes(word) && !asked.some((one) => areNearSynonyms(one, word)),
  );
  return [...words, ...others.slice(0, LEFT_OVER)];
}

function gapWord(sentence: string, words: string[]): string {
  return uncapitalised(parseGapSentence(sentence).word, words);
}

/** At the start of a sentence 'Knock' stands for knock. */
function uncapitalised(word: string, words: string[]): string {
  return words.includes(word) ? word : word.toLowerCase();
}

export const SUPPORT_STEP = 2;

/** Every other sentence of the check, so that each week under review is asked. */
export function supportNumbers({ check }: ReviewWeek): number[] {
  return check.flatMap((_, index) => (index % SUPPORT_STEP === 0 ? [index + 1] : []));
}
