import { type FaqEntry, wordsOf } from '../faq/index.ts';
import { createTypingCorrector } from './correct-typing.ts';
import { createLikeness } from './likeness.ts';
import { SAME_MEANINGS } from './school-words.ts';
import { LEAST_SCORE, scoreEntry } from './score-entry.ts';
import { plainWordsOf, termsOf } from './terms-of.ts';

/** The points for a question that is the same as a phrasing; they are added to the score. */
const LIKENESS_POINTS = 25;
/** Below this likeness an entry is not an answer, whatever its score. */
const LEAST_LIKENESS = 0.5;
/** So much alike, an entry counts although none of the words is among its keywords. */
const ALIKE = 0.8;
/** So much alike, an entry is the answer although another comes as near. */
const NEARLY_THE_SAME = 0.9;
/** Any other answer is this many points better than the next best entry; else it could be either. */
const LEAST_LEAD = 1.5;
const NEAREST = 3;

export interface Finding {
  /** Undefined when no entry is near enough. */
  entry: FaqEntry | undefined;
  /** The entries that come nearest, best first; none when no entry has a score. */
  nearest: readonly FaqEntry[];
}

/** Finds the entry that answers a question. Takes the other ways in which each FAQ question is asked. */
export function createFinder(
  entries: readonly FaqEntry[],
  otherWords: ReadonlyMap<string, readonly string[]>,
): (text: string) => Finding {
  const phrasings = entries.map(({ question }) => [question, ...(otherWords.get(question) ?? [])]);
  const likeness = createLikeness(phrasings);
  const correct = createTypingCorrector(vocabularyOf(entries, phrasings));

  return (text) => {
    const plainWords = plainWordsOf(text).map(correct);
    const words = wordsOf(plainWords.join(' '));
    const terms = termsOf(plainWords);
    const ranked = entries
      .map((entry, index) => ({
        entry,
        score: scoreEntry(words, entry),
        likeness: likeness(terms, index),
      }))
      .filter(({ score, likeness }) => score >= LEAST_SCORE || likeness >= ALIKE)
      .toSorted((one, other) => rank(other) - rank(one));
    const [best, second] = ranked;
    return {
      entry: best && isAnswer(best, second) ? best.entry : undefined,
      nearest: ranked.slice(0, NEAREST).map(({ entry }) => entry),
    };
  };
}

interface Candidate {
  entry: FaqEntry;
  score: number;
  likeness: number;
}

function isAnswer(best: Candidate, second: Candidate | undefined): boolean {
  if (best.likeness >= NEARLY_THE_SAME) return true;
  const lead = second ? rank(best) - rank(second) : LEAST_LEAD;
  return best.likeness >= LEAST_LIKENESS && lead >= LEAST_LEAD;
}

function rank({ score, likeness }: Candidate): number {
  return score + LIKENESS_POINTS * likeness;
}

/** Every word that is typed correctly, the likeliest first. */
function vocabularyOf(entries: readonly FaqEntry[], phrasings: readonly string[][]): Set<string> {
  const texts = [...phrasings.flat(), ...SAME_MEANINGS.flat()];
  const answers = entries.flatMap(({ answer, keywords }) => [[...keywords].join(' '), answer]);
  return new Set([...texts, ...answers].flatMap(plainWordsOf));
}
