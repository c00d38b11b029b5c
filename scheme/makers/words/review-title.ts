import type { ReviewWeek } from '../../week.ts';

export function reviewTitle({ reviews }: ReviewWeek): string {
  return `Review of Weeks ${Math.min(...reviews)} to ${Math.max(...reviews)}`;
}
