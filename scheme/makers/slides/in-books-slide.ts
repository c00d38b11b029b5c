import type { ReviewWeek } from '../../week.ts';
import { REVIEW_SESSIONS } from '../sessions.ts';
import { capitalised } from '../words/capitalised.ts';
import type { Slide } from './slide.ts';
import { drawTaskCard } from './task-card.ts';

export const IN_BOOKS = 'In your books';

/** After the rules of a review, what children write where their worksheet has no part for it. */
export function inBooksSlides({ inBooks }: ReviewWeek): Slide[] {
  if (inBooks === undefined) return [];
  const { task, support, answer } = inBooks;
  return [
    {
      title: IN_BOOKS,
      session: REVIEW_SESSIONS.rules,
      notes: `Four minutes. For support ${support} Answer: ${answer}`,
      draw: (sheet, area) => drawTaskCard(sheet, area, 'task in books', capitalised(task)),
    },
  ];
}
