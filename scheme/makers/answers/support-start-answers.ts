import type { Block } from '../paper/flowing.ts';
import type { SupportStart } from '../worksheet/support-start.ts';

/** Part A of the support worksheet, where there is something to find out. */
export function supportStartAnswers(start: SupportStart): Block[] {
  if (start.kind === 'sort') {
    const boxes = start.boxes.map(({ label, words }) => `${label}: ${words.join(', ')}`);
    return [{ kind: 'text', label: 'A  Sort', content: `${boxes.join('; ')}.` }];
  }
  if (start.kind === 'choose') {
    const words = start.choices.map(({ word }) => word);
    return [{ kind: 'text', label: 'A  Choose', content: `${words.join(', ')}.` }];
  }
  return [];
}
