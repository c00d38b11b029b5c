import type { TeachingWeek } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import type { Slide } from './slide.ts';
import { drawTaskCard } from './task-card.ts';

export const CHALLENGE = 'Challenge';

export function challengeSlide({ challenge, notes }: TeachingWeek): Slide {
  return {
    title: CHALLENGE,
    session: TEACHING_SESSIONS.apply,
    notes: `Children write in their books or on the stretch worksheet. Support: ${notes.support} Stretch: ${notes.stretch}`,
    draw: (sheet, area) => drawTaskCard(sheet, area, 'challenge', challenge),
  };
}
