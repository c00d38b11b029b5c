import { type FaqEntry, wordsOf } from '../faq/index.ts';
import { clausesOf, isAsking } from './clauses-of.ts';
import { createTypingCorrector } from './correct-typing.ts';
import { createLikeness, type Likeness } from './likeness.ts';
import { SAME_MEANINGS } from './school-words.ts';
import { LEAST_SCORE, scoreEntry } from './score-entry.ts';
import { plainWordsOf, termsOf } from './terms-of.ts';

/** What a point of the score adds to the rank of an entry. */
const RANK_OF_POINT = 0.02;
/** The confidence, from 0 to 1, that an answer needs. */
const LEAST_CONFIDENCE = 0.95;
/** Often both of the two nearest entries answer a question, so the second adds this share of its confidence to the first. */
const SHARE_OF_SECOND = 0.9;
const NEAREST = 3;
/** Three answers fill the panel. A text with more questions gets one answer. */
const MOST_QUESTIONS = 3;

export interface Finding {
  /** Undefined when no entry is near enough. */
  entry: FaqEntry | undefined;
  /** The entries that answer the other questions of a text that asks more than one. */
  others?: readonly FaqEntry[];
  /** The entries that come nearest, best first; none when no entry has a score. */
  nearest: readonly FaqEntry[];
}

/** Finds the entry that answers a question, by the ways in which each is asked, and by questions that have no answer. */
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
    const nearest = whole.candidates.slice(0, NEAREST).map(({ entry }) => entry);
    const clauses = clausesOf(text);
    const [first, ...others] = answersOfEach(clauses.filter(isAsking).map(read));
    if (others.length > 0) return { entry: first, others, nearest };
    if (isAnswer(whole)) return { entry: nearest[0], nearest };
    return { entry: answerOfClause(clauses.map(read), nearest), nearest };
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
  const { rank, probability } = likeness ?? NOT_ALIKE;
  return {
    entry,
    score,
    rank: rank + RANK_OF_POINT * score,
    confidence: probability,
  };
}

const NOT_ALIKE = { rank: -Infinity, probability: 0 };

function isAnswer(reading: Reading): boolean {
  const [best] = reading.candidates;
  return (
    best !== undefined && best.rank > reading.offTopic && confidenceOf(reading) >= LEAST_CONFIDENCE
  );
}

function confidenceOf({ candidates: [best, second] }: Reading): number {
  return (best?.confidence ?? 0) + SHARE_OF_SECOND * (second?.confidence ?? 0);
}

/** The answers of two questions or three; none when one of them has no answer, and so is not understood. */
function answersOfEach(questions: readonly Reading[]): FaqEntry[] {
  if (questions.length > MOST_QUESTIONS || !questions.every(isAnswer)) return [];
  const answers = questions.flatMap(({ candidates }) => candidates.slice(0, 1));
  return [...new Set(answers.map(({ entry }) => entry))];
}

/** What the most confident clause is about; a clause about something else than the whole text is not its question. */
function answerOfClause(
  clauses: readonly Reading[],
  nearest: readonly FaqEntry[],
): FaqEntry | undefined {
  return clauses
    .filter(isAnswer)
    .flatMap(({ candidates }) => candidates.slice(0, 1))
    .filter(({ entry }) => nearest.includes(entry))
    .toSorted((one, other) => other.confidence - one.confidence)[0]?.entry;
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
