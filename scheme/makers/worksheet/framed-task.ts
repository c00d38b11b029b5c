import type { TeachingWeek } from '../../week.ts';
import { turnOf } from '../activities/turn-of.ts';
import type { WeekPlace } from '../week-place.ts';
import { isOldest } from '../words/is-oldest.ts';

/** A box with a label and lines. */
interface Field {
  label: string;
  lines: number;
}

/** An open task with a frame to write in, and what tells that it is done well. */
export interface FramedTask {
  kind: 'explain' | 'test' | 'family' | 'paragraph' | 'compare';
  heading: string;
  instruction: string;
  /** Rows of boxes side by side. */
  frame: Field[][];
  success: string;
  /** What a good answer looks like. */
  answer: string;
}

type MakeTask = (place: WeekPlace, week: TeachingWeek) => FramedTask | undefined;

const TASKS: [MakeTask, ...MakeTask[]] = [explain, inventTest, wordFamily, paragraph, compare];

/** One of five in turn. */
export function framedTask(place: WeekPlace, week: TeachingWeek): FramedTask {
  const turn = turnOf(place);
  // Where one cannot be made, the next is left for the week after.
  const inTurn = TASKS.map((_, index) => TASKS[(turn + 2 * index) % TASKS.length] ?? explain);
  return inTurn.flatMap((make) => make(place, week) ?? []).at(0) ?? explain(place, week);
}

function explain(_place: WeekPlace, { rule }: TeachingWeek): FramedTask {
  return {
    kind: 'explain',
    heading: 'Explain it',
    instruction: 'Explain our rule to a younger child.',
    frame: [
      [{ label: 'The rule in my own words', lines: 3 }],
      [
        { label: 'A word that shows it', lines: 1 },
        { label: 'A word to watch out for', lines: 1 },
      ],
    ],
    success: 'A younger child could spell a new word with my rule.',
    answer: `In their own words: ${rule}`,
  };
}

function inventTest(_place: WeekPlace, { mistakes }: TeachingWeek): FramedTask | undefined {
  const [example] = mistakes;
  if (example === undefined) return undefined;
  return {
    kind: 'test',
    heading: 'Set a trap',
    instruction: 'Write a test question for one of our words.',
    frame: [
      [{ label: 'My sentence, with a gap for the word', lines: 2 }],
      [
        { label: 'The right spelling', lines: 1 },
        { label: 'The trap: a wrong spelling', lines: 1 },
      ],
      [{ label: 'Why somebody might fall into the trap', lines: 1 }],
    ],
    success: 'Only one word fits my gap, and my trap looks right at first.',
    answer: `For example: ${example.right}, with the trap ${example.wrong}. ${example.why}`,
  };
}

function wordFamily(): FramedTask {
  return {
    kind: 'family',
    heading: 'A word and its family',
    instruction: 'Find the family of one of our words in a dictionary.',
    frame: [
      [
        { label: 'My word', lines: 1 },
        { label: 'What it means', lines: 1 },
      ],
      [
        { label: 'Words of its family', lines: 2 },
        { label: 'More of its family', lines: 2 },
      ],
      [{ label: 'The letters that they share', lines: 1 }],
    ],
    success: 'My words share letters and meaning, and each is in the dictionary.',
    answer: 'Look for words that share a root and its meaning, each checked in a dictionary.',
  };
}

function paragraph(place: WeekPlace): FramedTask {
  const wanted = isOldest(place)
    ? 'a paragraph of exactly fifty words, five of them ours'
    : place.year.name === 'Year 2'
      ? 'three sentences, each with one of our words'
      : 'a paragraph with four of our words and one question';
  return {
    kind: 'paragraph',
    heading: 'Write to a rule',
    instruction: `Write ${wanted}.`,
    frame: [[{ label: 'My writing', lines: 5 }]],
    success: 'I kept to the rule, and I checked the spelling of our words.',
    answer: `Look for ${wanted}, with every word of the week spelt correctly.`,
  };
}

/** This week's pattern beside the last one. */
function compare({ year, number }: WeekPlace, week: TeachingWeek): FramedTask | undefined {
  const last = year.weeks
    .slice(0, number - 1)
    .findLast((one): one is TeachingWeek => one.kind === 'teach');
  if (last === undefined || last.focus === week.focus) return undefined;
  return {
    kind: 'compare',
    heading: 'Compare two rules',
    instruction: 'Compare the rule of this week with the one before.',
    frame: [
      [
        { label: `This week: ${week.focus}`, lines: 3 },
        { label: `Before: ${last.focus}`, lines: 3 },
      ],
      [{ label: 'What is the same, or what is different', lines: 1 }],
    ],
    success: 'I wrote a word for each rule, and one way in which they differ.',
    answer: `Look for a word of each week, and for what is said in its rule: ${week.rule}`,
  };
}
