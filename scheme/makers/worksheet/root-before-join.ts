import { commonStart } from '../../words/joins.ts';
import { type Morpheme, parseMorphemes } from '../../words/word-parts.ts';

/** A root and what stands before it, without the letters that the join changes: prefer in preferred, confid in confidence. */
export function rootBeforeJoin(morphemes: string): string | undefined {
  const roots = parseMorphemes(morphemes).slice(0, -1);
  const last = roots.pop();
  if (last === undefined) return undefined;
  return [...roots.map(({ letters }) => letters), lettersKept(last)].join('');
}

export function lettersKept({ letters, alone }: Morpheme): string {
  return alone.slice(0, commonStart(letters, alone));
}
