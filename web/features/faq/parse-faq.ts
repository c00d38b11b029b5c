import { synonymsOf } from './category-synonyms.ts';
import { parseSections, type Section } from './parse-sections.ts';
import { wordsOf } from './words-of.ts';

export interface FaqEntry extends Omit<Section, 'keywords'> {
  /** Single words in lower case: those given, those of question, answer and category, and synonyms. */
  keywords: ReadonlySet<string>;
}

export function parseFaq(markdown: string): FaqEntry[] {
  return parseSections(markdown).map((section) => ({ ...section, keywords: keywordsOf(section) }));
}

function keywordsOf({ category, question, answer, keywords }: Section): Set<string> {
  const text = [keywords.join(' '), question, withoutAddresses(answer), category].join(' ');
  return new Set([...wordsOf(text), ...synonymsOf(category)]);
}

/** Of `[Pricing](/pricing)` the reader sees only what is in the square brackets. */
function withoutAddresses(markdown: string): string {
  return markdown.replaceAll(/\]\([^)\]]*\)/g, ' ');
}
