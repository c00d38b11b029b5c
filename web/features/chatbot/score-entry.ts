import type { FaqEntry } from '../faq/index.ts';

/** Entries with a lower score are not an answer. */
export const LEAST_SCORE = 1;

/** Points for a word of the question, by where it is found. */
const POINTS = { exactKeyword: 3, partialKeyword: 1, question: 2, category: 1, shortWord: 3 };

/** 'PDF', 'MAT' or 'log' say more than their length: as a keyword they count for more. */
const SHORT_WORD = 3;

/** How well an entry answers a question that has these words. */
export function scoreEntry(words: readonly string[], entry: FaqEntry): number {
  const question = entry.question.toLowerCase();
  const category = entry.category.toLowerCase();
  let score = 0;
  for (const word of words) {
    score += keywordPoints(word, entry.keywords);
    if (question.includes(word)) score += POINTS.question;
    if (category.includes(word)) score += POINTS.category;
  }
  return score;
}

function keywordPoints(word: string, keywords: ReadonlySet<string>): number {
  if (keywords.has(word)) {
    return POINTS.exactKeyword + (word.length <= SHORT_WORD ? POINTS.shortWord : 0);
  }
  for (const keyword of keywords) {
    const isPart = keyword.length < word.length ? word.includes(keyword) : keyword.includes(word);
    if (isPart) return POINTS.partialKeyword;
  }
  return 0;
}
