import { addDays } from './calendar-day.ts';
import { TRIAL_DAYS } from './limits.ts';

/** The end of a trial that is given none. Counted from today when the start is so long ago that the trial would be over. */
export function trialEnd(startsOn: string | null, today: string): string {
  const end = addDays(startsOn ?? today, TRIAL_DAYS);
  return end < today ? addDays(today, TRIAL_DAYS) : end;
}
