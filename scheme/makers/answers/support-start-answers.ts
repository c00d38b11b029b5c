import type { Block } from '../paper/flowing.ts';
import type { SupportStart } from '../worksheet/support-start.ts';

/** Part A of the support worksheet: what is found out, or the words that are written. */
export function supportStartAnswers(start: SupportStart, written: string[]): Block[] {
  if (start.kind === 'sort') {
    const boxes = start.boxes.map(({ label, words }) => `${label}: ${words.join(', ')}`);
    return [{ kind: 'text', label: 'A  Sort', content: `${boxes.join('; ')}.` }];
  }
  if (start.kind === 'choose') {
    const words = start.choices.map(({ word }) => word);
    return [{ kind: 'text', label: 'A  Choose', content: `${words.join(', ')}.` }];
  }
  return [{ kind: 'text', label: 'A  Words', content: `${written.join(', ')}.` }];
}
