import { turnOf } from '../activities/turn-of.ts';
import type { WeekPlace } from '../week-place.ts';

type ExplorePart = 'parts' | 'meanings' | 'story';

/** The third session does not run alike in two weeks: it begins with the letters, the story or the meanings. */
const ORDERS: readonly [readonly ExplorePart[], ...(readonly ExplorePart[])[]] = [
  ['parts', 'meanings', 'story'],
  ['story', 'parts', 'meanings'],
  ['meanings', 'parts', 'story'],
];

export function exploreOrder(place: WeekPlace): readonly ExplorePart[] {
  return ORDERS[turnOf(place) % ORDERS.length] ?? ORDERS[0];
}
