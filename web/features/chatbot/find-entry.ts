import { type FaqEntry, wordsOf } from '../faq/index.ts';
import { clausesOf } from './clauses-of.ts';
import { createTypingCorrector } from './correct-typing.ts';
import { createLikeness, type Likeness } from './likeness.ts';
import { SAME_MEANINGS } from './school-words.ts';
import { LEAST_SCORE, scoreEntry } from './score-entry.ts';
import { plainWordsOf, termsOf } from './terms-of.ts';

/** What a point of the score adds to the rank of an entry. */
const RANK_OF_POINT = 0.02;
/** An entry is the answer from this confidence on, from 0 to 1. */
const LEAST_CONFIDENCE = { whole: 0.35, clause: 0.45 };
const NEAREST = 3;

export interface Finding {
  /** Undefined when no entry is near enough. */
  entry: FaqEntry | undefined;
  /** The entries that come nearest, best first; none when no entry has a score. */
  nearest: readonly FaqEntry[];
}

/** Finds the entry that answers a question. Takes the other ways in which each FAQ question is asked, and questions that it cannot answer. */
export function createFinder(
  entries: readonly FaqEntry[],
  otherWords: ReadonlyMap<string, readonly string[]>,
  offTopic: readonly string[] = [],
): (text: string) => Finding {
  const phrasings = entries.map(({ question }) => [question, ...(otherWords.get(question) ?? [])]);
  // Its subjects are those of the entries, in their order, and then everything else.
  const likeness = createLikeness([...phrasings, offTopic]);
  const correct = createTypingCorrector(vocabularyOf(entries, [...phrasings, offTopic]));

  return (text) => {
    const whole = read(text);
    const clauses = clausesOf(text).map(read);
    const best = isAnswer(whole, LEAST_CONFIDENCE.whole) ? whole : mostConfident(clauses);
    return {
      entry: best?.candidates[0]?.entry,
      nearest: whole.candidates.slice(0, NEAREST).map(({ entry }) => entry),
    };
  };

  function read(text: string): Reading {
    const plainWords = plainWordsOf(text).map(correct);
    // A word also gets the points of the words that stand for the same thing.
    const words = wordsOf([...plainWords, ...termsOf(plainWords)].join(' '));
    const likenesses = likeness(plainWords);
    const candidates = entries
      .map((entry, index) => candidateOf(entry, scoreEntry(words, entry), likenesses[index]))
      .filter(({ score }) => score >= LEAST_SCORE)
      .toSorted((one, other) => other.rank - one.rank);
    return { candidates, offTopic: likenesses.at(-1)?.rank ?? -Infinity };
  }
}

interface Candidate {
  entry: FaqEntry;
  score: number;
  rank: number;
  confidence: number;
}

/** A text, or a clause of it, with the entries that have a score, best first. */
interface Reading {
  candidates: readonly Candidate[];
  offTopic: number;
}

function candidateOf(entry: FaqEntry, score: number, likeness: Likeness | undefined): Candidate {
  const { rank, probability, explained } = likeness ?? NOT_ALIKE;
  return {
    entry,
    score,
    rank: rank + RANK_OF_POINT * score,
    confidence: probability * explained,
  };
}

const NOT_ALIKE = { rank: -Infinity, probability: 0, explained: 0 };

function isAnswer({ candidates, offTopic }: Reading, least: number): boolean {
  const [best] = candidates;
  return best !== undefined && best.rank > offTopic && best.confidence >= least;
}

function mostConfident(clauses: readonly Reading[]): Reading | undefined {
  const confidence = ({ candidates }: Reading) => candidates[0]?.confidence ?? 0;
  return clauses
    .filter((clause) => isAnswer(clause, LEAST_CONFIDENCE.clause))
    .toSorted((one, other) => confidence(other) - confidence(one))[0];
}

/** Every word that is typed correctly, the likeliest first. */
function vocabularyOf(
  entries: readonly FaqEntry[],
  phrasings: readonly (readonly string[])[],
): Set<string> {
  const texts = [...phrasings.flat(), ...SAME_MEANINGS.flat()];
  const answers = entries.flatMap(({ answer, keywords }) => [[...keywords].join(' '), answer]);
  return new Set([...texts, ...answers].flatMap(plainWordsOf));
}
