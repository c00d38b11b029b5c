import type { Activity } from '../activities/activity.ts';
import type { Block } from '../paper/flowing.ts';
import { titled } from '../words/titled.ts';

const BY_EAR =
  ' Counted in the spelling voice: fewer claps by ear are right too. If the beats are right, a cut one letter away is fine.';

export function activityBlock(
  letter: string,
  { kind, title, items, onPaper = items }: Activity,
): Block {
  if (kind === 'from memory') {
    const words = onPaper.map(({ answer }) => answer).join('; ');
    return {
      kind: 'text',
      label: letter,
      content: titled(title, `In any order: ${words}. Tricky letters may differ.`),
    };
  }
  // A word cut into syllables stays in one line.
  const answers = onPaper.map(({ answer }, index) => {
    const whole = kind === 'syllables' ? answer.replaceAll(' ', '\u00A0') : answer;
    return `${index + 1}\u00A0${whole}`;
  });
  const note = kind === 'syllables' ? BY_EAR : '';
  return { kind: 'text', label: letter, content: titled(title, `${answers.join('; ')}.${note}`) };
}
