import { turnOf } from '../activities/turn-of.ts';
import type { WeekPlace } from '../week-place.ts';

/** How a child first writes the words on the support worksheet. */
export type SupportStart = 'trace' | 'finish' | 'boxes';

const ORDER = ['trace', 'finish', 'boxes'] as const;

/** One of three in turn. */
export function supportStart(place: Pick<WeekPlace, 'year' | 'number'>): SupportStart {
  return ORDER[(turnOf(place) + 1) % ORDER.length] ?? 'trace';
}

export const SUPPORT_STARTS: Record<SupportStart, { heading: string; instruction: string }> = {
  trace: {
    heading: 'Trace, write, cover, write',
    instruction: 'Trace each word. Write it again on every line.',
  },
  finish: {
    heading: 'Finish, write, cover, write',
    instruction: 'Finish each word. Write it again on every line.',
  },
  boxes: {
    heading: 'Box, write, cover, write',
    instruction: 'Put one letter in each box. Write the word again on every line.',
  },
};
