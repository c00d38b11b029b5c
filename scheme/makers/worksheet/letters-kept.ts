import { commonStart } from '../../words/joins.ts';
import type { Morpheme } from '../../words/word-parts.ts';

/** The letters of a part that a join does not change: prefer in preferred, confid in confidence. */
export function lettersKept({ letters, alone }: Morpheme): string {
  return alone.slice(0, commonStart(letters, alone));
}
