import type { Activity } from '../activities/activity.ts';
import type { Block } from '../paper/flowing.ts';
import { titled } from '../words/titled.ts';

export function activityBlock(letter: string, { title, items, onPaper = items }: Activity): Block {
  const answers = onPaper.map(({ answer }, index) => `${index + 1}\u00A0${answer}`);
  return { kind: 'text', label: letter, content: titled(title, `${answers.join('; ')}.`) };
}
