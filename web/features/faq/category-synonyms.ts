import { BRAND } from '#contract/brand.ts';

/** What people say when they mean something in a category, by the category's heading in `faq.md`. */
const SYNONYMS = new Map([
  [`About ${BRAND.name}`, ['scheme', 'programme', 'spellings']],
  ['Signing in', ['login', 'logging', 'signin']],
  ['Using the resources', ['materials', 'files', 'documents']],
  ['Subscriptions and prices', ['membership', 'billing', 'licence', 'finance']],
  ['Your settings', ['profile', 'account', 'details']],
  ['Privacy', ['gdpr', 'confidential', 'protection']],
  ['Technical help', ['broken', 'trouble', 'fault']],
  ['Contact', ['support', 'enquiry', 'query']],
]);

export function synonymsOf(category: string): readonly string[] {
  return SYNONYMS.get(category) ?? [];
}
