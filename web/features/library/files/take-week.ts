import { createWeekLink, type WeekPurpose } from '#contract/weeks.ts';
import { call } from '../../../api/call.ts';
import type { Week } from '../changes/library-change.ts';
import { printLink } from './print-resource.ts';
import { saveLink } from '../../../ui/save-link.ts';

export interface WeekRequest extends Week {
  purpose: WeekPurpose;
  /** Whether sheets with answers are printed too. */
  answers?: boolean;
}

/** Lets the browser save all files of a week, or print its sheets. */
export async function takeWeek(asked: WeekRequest): Promise<void> {
  const { url } = await call(createWeekLink, asked);
  if (asked.purpose === 'print') await printLink(url);
  // The server gives the archive its name.
  else saveLink(url, '');
}
