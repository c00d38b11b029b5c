import type { TeachingWeek } from '../../week.ts';

/** Words that sound alike, in twos and threes, as they are marked: a group has them side by side. */
export function soundAlikes({ groups }: TeachingWeek): string[][] {
  return groups.flatMap(({ words }) => {
    const last = Math.floor(words.length / 2) - 1;
    return Array.from({ length: last + 1 }, (_, index) =>
      words.slice(2 * index, index === last ? words.length : 2 * index + 2),
    );
  });
}
