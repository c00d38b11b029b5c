import { fit } from '../paper/fit.ts';
import type { ActivityItem } from './activity.ts';

/** The size at which a class can read, and the room for a list under a title of one line. */
const SIZE = 40;
const WIDTH = 770;
const GAP = 14;
const MOST_ITEMS = 6;

/** As many of the items as stand on a slide in letters that a class can read, the short ones first if need be. */
export function fittingItems(
  items: ActivityItem[],
  { height = 380, most = MOST_ITEMS }: { height?: number; most?: number } = {},
): ActivityItem[] {
  const chosen: ActivityItem[] = [];
  let left = height;
  for (const item of items) {
    const needed = heightOf(item.prompt) + GAP;
    if (needed > left || chosen.length === most) continue;
    chosen.push(item);
    left -= needed;
  }
  return chosen;
}

function heightOf(content: string): number {
  const text = { kind: 'board', content, size: SIZE, width: WIDTH } as const;
  return fit({ ...text, height: Number.POSITIVE_INFINITY }).height;
}
