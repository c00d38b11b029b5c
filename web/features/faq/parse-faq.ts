import { BRAND } from '#contract/brand.ts';
import { parseSections, type Section } from './parse-sections.ts';
import { wordsOf } from './words-of.ts';

export interface FaqEntry extends Omit<Section, 'keywords'> {
  /** Single words in lower case: the listed keywords, the words of question, answer and category, and synonyms. */
  keywords: ReadonlySet<string>;
}

export function parseFaq(markdown: string): FaqEntry[] {
  return parseSections(markdown).map((section) => ({ ...section, keywords: keywordsOf(section) }));
}

function keywordsOf({ category, question, answer, keywords }: Section): Set<string> {
  const text = [keywords.join(' '), question, withoutAddresses(answer), category].join(' ');
  return new Set([...wordsOf(text), ...synonymsOf(category)]);
}

/** Readers see only the part of `[Pricing](/pricing)` in the square brackets. */
function withoutAddresses(markdown: string): string {
  return markdown.replaceAll(/\]\([^)\]]*\)/g, ' ');
}

/** Words that users type for a category, by the category's heading in `faq.md`. */
const SYNONYMS = new Map([
  [`About ${BRAND.name}`, ['scheme', 'programme', 'spellings']],
  ['In the classroom', ['lesson', 'teaching', 'class']],
  ['Signing in', ['login', 'logging', 'signin']],
  ['Using the resources', ['materials', 'files', 'documents']],
  ['Subscriptions and prices', ['membership', 'billing', 'licence', 'finance']],
  ['Your settings', ['profile', 'account', 'details']],
  ['Privacy', ['gdpr', 'confidential', 'protection']],
  ['Technical help', ['broken', 'trouble', 'fault']],
  ['Contact', ['support', 'enquiry', 'query']],
]);

function synonymsOf(category: string): readonly string[] {
  return SYNONYMS.get(category) ?? [];
}
