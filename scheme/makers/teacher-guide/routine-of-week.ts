import { capitalised } from '../words/capitalised.ts';
import type { Practice } from '../worksheet/practice-section.ts';

const FULL_ROUTINE = /look, say, cover, write, check/iu;

/** How children learn a word by heart in each of the ways to write the words of part B. */
const ROUTINES: Record<Practice, string> = {
  cover: 'look, say, cover, write, check',
  rule: 'say, cover, write, check',
  sounds: 'sound it out, cover, write',
  cut: 'cut, mark, cover, write',
  fold: 'fold, listen, write, mend',
  meanings: 'read the meaning, cover, write, check',
};

/** A step of the notes with the routine that the worksheet of its week has. */
export function withRoutine(step: string, practice: Practice): string {
  return step.replace(FULL_ROUTINE, (named) => {
    const routine = ROUTINES[practice];
    return named.startsWith('L') ? capitalised(routine) : routine;
  });
}
