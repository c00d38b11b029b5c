import { PLAIN_WORDS } from '../plain-words.ts';
import { WORDS } from './words.ts';

/** Words that children know and words of the scheme: a mistake that is one of them is told by its meaning alone. */
export const REAL_WORDS: ReadonlySet<string> = new Set([
  ...PLAIN_WORDS.split(/\s+/u),
  ...WORDS.keys(),
]);
