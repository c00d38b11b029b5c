import type { TeachingWeek } from '../../week.ts';
import type { WeekPlace } from '../week-place.ts';
import type { FramedTask } from './framed-task.ts';

/** What two rules have in common if they can be compared: a sound, a suffix, or the kind of change. */
const IN_COMMON =
  /^\/[a-z]+\/ spelt|suffix -[a-z]+|vowel suffixes|^adding|^words ending|possessive apostrophe|^silent|\bough\b|\broots:|-?\bfer\b/u;

/** This week's rule beside the last one, where the two have something in common. */
export function compareRules(
  { year, number }: WeekPlace,
  week: TeachingWeek,
): FramedTask | undefined {
  const last = year.weeks
    .slice(0, number - 1)
    .findLast((one): one is TeachingWeek => one.kind === 'teach');
  const common = inCommon(week);
  if (last === undefined || common === undefined || common !== inCommon(last)) return undefined;
  return {
    kind: 'compare',
    heading: 'Compare two rules',
    instruction: 'Compare the rule of this week with the one before.',
    frame: [
      [
        { label: `This week: ${week.focus}`, lines: 3, isMain: true },
        { label: `Before: ${last.focus}`, lines: 3, isMain: true },
      ],
      [{ label: 'What is the same, or what is different', lines: 2, isMain: true }],
    ],
    success: 'I wrote a word for each rule, and one way in which they differ.',
    answer: `Look for a word of each week, and for the difference. This week: ${week.rule} Before: ${last.rule}`,
  };
}

function inCommon({ focus }: TeachingWeek): string | undefined {
  return IN_COMMON.exec(focus)?.[0];
}
