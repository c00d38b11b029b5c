import { type SchoolYear } from '../../scheme.ts';
import type { TeachingWeek } from '../../week.ts';
import { weekActivities } from '../activities/week-activities.ts';
import type { Block } from '../paper/flowing.ts';
import { findWeek, type WeekPlace } from '../week-place.ts';
import { firstPageOf } from '../worksheet/first-page.ts';

const DICTIONARY_ORDER = 'dictionary order';
const USED = /\b(?:in|use|with) a dictionary\b/iu;

const PROOFREADING = new Set(['proofread', 'proofread a paragraph', 'spot the mistake']);

/** Years 5 and 6 write from dictation as well, though no longer by statute. */
const DICTATION_YEARS = new Set(['Year 2', 'Year 3', 'Year 4']);

/** By how many letters the programme of study has words looked up. */
const LETTERS: Record<string, string> = {
  'Year 3': 'two or three',
  'Year 4': 'two or three',
  'Year 5': 'three or four',
  'Year 6': 'three or four',
};

/** What the programme of study asks beside Appendix 1, and where in the week or the year it is. */
export function programmeOfStudy(year: SchoolYear): Block[] {
  const letters = LETTERS[year.name];
  return [
    { kind: 'heading', text: 'Programme of study: beside Appendix 1' },
    ...soundBoxes(year),
    ...(DICTATION_YEARS.has(year.name)
      ? [
          {
            kind: 'text',
            label: 'Dictation',
            content:
              'Write from memory simple sentences, dictated by the teacher: two in Session 4 of each teaching week, a passage in Session 3 of each review.',
          } as const,
        ]
      : []),
    ...proofreading(year),
    ...(letters === undefined
      ? []
      : [
          {
            kind: 'text',
            label: 'Dictionary',
            content: `Use the first ${letters} letters of a word to check it in a dictionary. ${dictionaryWeeks(year)}`,
          } as const,
        ]),
  ];
}

/** Only the youngest have a box for each sound. */
function soundBoxes(year: SchoolYear): Block[] {
  const weeks = weeksWhere(year, (_week, place) => firstPageOf(place).practice === 'sounds');
  if (weeks.length === 0) return [];
  const content = `Segment spoken words into phonemes and write graphemes for them: a box for each sound in part B of the worksheet of Weeks ${listed(weeks)}.`;
  return [{ kind: 'text', label: 'Sounds', content }];
}

function proofreading(year: SchoolYear): Block[] {
  const onBoard = weeksWhere(year, (_week, place) =>
    PROOFREADING.has(weekActivities(place).mistakes.kind),
  );
  const content = `Proofread for errors in spelling: on the board in Session 4 of Weeks ${listed(onBoard)}, and in part B of the stretch worksheet of each teaching week.`;
  return [{ kind: 'text', label: 'Proofreading', content }];
}

/** 'Words in dictionary order: Session 3 of Weeks 5 and 19.' */
function dictionaryWeeks(year: SchoolYear): string {
  const told = [
    [
      'Words in dictionary order: Session 3 of ',
      weeksWhere(year, (_week, place) => weekActivities(place).parts.kind === DICTIONARY_ORDER),
    ],
    [
      'On the worksheet, part A: ',
      weeksWhere(year, (_week, place) => firstPageOf(place).start.kind === DICTIONARY_ORDER),
    ],
    [
      'With a dictionary in class: ',
      weeksWhere(year, ({ notes }) => notes.steps.some(({ text }) => USED.test(text))),
    ],
    ['As a stretch task: ', weeksWhere(year, ({ notes }) => USED.test(notes.stretch))],
  ] as const;
  return told
    .filter(([, weeks]) => weeks.length > 0)
    .map(([where, weeks]) => `${where}${weeks.length === 1 ? 'Week' : 'Weeks'} ${listed(weeks)}.`)
    .join(' ');
}

function weeksWhere(
  year: SchoolYear,
  is: (week: TeachingWeek, place: WeekPlace) => boolean,
): number[] {
  return year.weeks.flatMap((week, index) =>
    week.kind === 'teach' && is(week, findWeek(year.name, index + 1).place) ? [index + 1] : [],
  );
}

/** '5, 19 and 28' */
function listed(weeks: number[]): string {
  return new Intl.ListFormat('en-GB').format(weeks.map(String));
}
