import { type FaqEntry, wordsOf } from '../faq/index.ts';
import { scoreEntry } from './score-entry.ts';

/** An entry with less than this has nothing to do with the question. */
const LEAST_SCORE = 1;

/** Nobody asks in more words; who pastes a page is answered as quickly as the others. */
const WORDS_LOOKED_AT = 100;

/** The entry that answers a question best; of equals, the one that stands first. */
export function findEntry(text: string, entries: readonly FaqEntry[]): FaqEntry | undefined {
  const words = wordsOf(text).slice(0, WORDS_LOOKED_AT);
  let best: FaqEntry | undefined;
  let bestScore = 0;
  for (const entry of entries) {
    const score = scoreEntry(words, entry);
    if (score >= LEAST_SCORE && score > bestScore) {
      best = entry;
      bestScore = score;
    }
  }
  return best;
}
