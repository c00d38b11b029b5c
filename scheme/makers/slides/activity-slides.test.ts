import { expect, test } from 'vitest';
import { MeasuredSheet } from '#testing/measured-sheet.ts';
import { SCHEME } from '../../scheme.ts';
import { weekActivities } from '../activities/week-activities.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { findWeek } from '../week-place.ts';
import { activitySlides } from './activity-slides.ts';
import { lookOf } from './looks.ts';
import { areaUnder } from './slide.ts';
import { SLIDE } from './slide-size.ts';

/** What these titles go on to say is what to do. */
const TITLE_THAT_TELLS =
  /^(?:Proofread: |Spot the mistake in |Choose the spelling, |Change the root to fit |.*: which word)/u;

test.each(SCHEME)('$name tells on the slide of every activity what to do', ({ name, weeks }) => {
  const silent = weeks.flatMap((week, index) => {
    if (week.kind === 'review') return [];
    const { place } = findWeek(name, index + 1);
    const { parts, meanings, mistakes } = weekActivities(place);
    return [parts, meanings, mistakes].flatMap((activity) => {
      const [slide] = activitySlides(activity, TEACHING_SESSIONS.explore, lookOf(name));
      const { title = '' } = slide ?? {};
      const sheet = new MeasuredSheet({ title, ...SLIDE });
      slide?.draw(sheet, areaUnder(title));
      const isTold = sheet.drawn.some((text) => text.name === 'what to do');
      return isTold || TITLE_THAT_TELLS.test(title) ? [] : [`Week ${index + 1}: ${title}`];
    });
  });
  expect(silent).toEqual([]);
});
