import { fit } from '../paper/fit.ts';
import type { ActivityItem } from './activity.ts';

/** The tightest setting of a list on a slide: letters that a class can still read. */
export const TIGHTEST = { size: 40, leading: 1.14, gap: 8 } as const;
/** The room for a list under a title of one line, without the numbers before the items. */
const WIDTH = 785;
const HEIGHT = 390;
/** What is left of it under a line that says what to do. */
export const UNDER_INSTRUCTION = 352;
const MOST_ITEMS = 6;

interface Room {
  height?: number;
  most?: number;
}

/** As many of the items as stand on a slide in letters that a class can read; the first ones, unless short ones make more. */
export function fittingItems(
  items: ActivityItem[],
  { height = HEIGHT, most = MOST_ITEMS }: Room = {},
): ActivityItem[] {
  const measured = items.map((item) => ({ item, needed: heightOf(item.prompt) + TIGHTEST.gap }));
  const heights = measured.map(({ needed }) => needed);
  const chosen: ActivityItem[] = [];
  // The last item has no gap under it.
  let left = height + TIGHTEST.gap;
  const wanted = Math.min(most, countWithin(heights, left));
  for (const [index, { item, needed }] of measured.entries()) {
    if (chosen.length === wanted) break;
    const others = shortest(heights.slice(index + 1), wanted - chosen.length - 1);
    if (needed + sum(others) > left) continue;
    chosen.push(item);
    left -= needed;
  }
  return chosen;
}

function countWithin(heights: number[], room: number): number {
  const counts = heights.map((_, index) => index + 1);
  return counts.filter((count) => sum(shortest(heights, count)) <= room).length;
}

function shortest(heights: number[], count: number): number[] {
  return heights.toSorted((one, other) => one - other).slice(0, count);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function heightOf(content: string): number {
  const { size, leading } = TIGHTEST;
  const text = { kind: 'board', content, size, leading, width: WIDTH } as const;
  return fit({ ...text, height: Number.POSITIVE_INFINITY }).height;
}
