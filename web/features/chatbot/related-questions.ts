import type { FaqEntry } from '../faq/index.ts';

const AT_MOST = 3;

/** Follow-up questions: from the same category first, then by keywords in common. */
export function relatedQuestions(
  entry: FaqEntry,
  entries: readonly FaqEntry[],
  answered: readonly FaqEntry[] = [],
): string[] {
  return entries
    .filter((other) => other !== entry && !answered.includes(other))
    .map((other) => ({
      question: other.question,
      sameCategory: other.category === entry.category,
      inCommon: inCommon(entry.keywords, other.keywords),
    }))
    .toSorted((a, b) => Number(b.sameCategory) - Number(a.sameCategory) || b.inCommon - a.inCommon)
    .filter(({ sameCategory, inCommon }) => sameCategory || inCommon > 0)
    .slice(0, AT_MOST)
    .map(({ question }) => question);
}

function inCommon(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((keyword) => others.has(keyword)).length;
}
