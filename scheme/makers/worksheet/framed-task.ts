import type { TeachingWeek } from '../../week.ts';
import { plainWord } from '../../marked-word.ts';
import { entryOf } from '../../words/words.ts';
import { yearRotation } from '../activities/year-rotation.ts';
import type { WeekPlace } from '../week-place.ts';
import { isOldest } from '../words/is-oldest.ts';
import { practiceWords } from '../words/practice-words.ts';
import { compareRules } from './compare-rules.ts';
import { oddOneOutOf } from './odd-one-out-of.ts';
import { WORD_FAMILIES } from './word-families.ts';

/** A box with a label and lines. */
interface Field {
  label: string;
  lines: number;
  /** Where most is written: it has the width that is left over, and lines up to a number. */
  isMain?: true;
  /** Whether it has all lines that are left over. */
  isLong?: true;
}

/** An open task with a frame to write in, and what tells that it is done well. */
export interface FramedTask {
  kind: 'explain' | 'test' | 'family' | 'paragraph' | 'clues' | 'odd one out' | 'trick' | 'compare';
  heading: string;
  instruction: string;
  /** Rows of boxes side by side. */
  frame: Field[][];
  success: string;
  /** What a good answer looks like. */
  answer: string;
}

type MakeTask = (place: WeekPlace, week: TeachingWeek) => FramedTask | undefined;

const TASKS: MakeTask[] = [
  explain,
  writeClues,
  inventTest,
  memoryTrick,
  paragraph,
  oddOneOut,
  wordFamily,
  compareRules,
];
const taskInTurn = yearRotation(TASKS, (make, place, week) => make(place, week));

/** An open task that suits the words of the week. */
export function framedTask(place: WeekPlace, week: TeachingWeek): FramedTask {
  return taskInTurn(place) ?? writeClues(place, week);
}

/** Where a week practises the paper of the test, its rule is how to sit it and spells no new word. */
function explain(_place: WeekPlace, { rule, focus }: TeachingWeek): FramedTask | undefined {
  if (focus.startsWith('test practice')) return undefined;
  return {
    kind: 'explain',
    heading: 'Explain it',
    instruction: 'Explain our rule to a younger child.',
    frame: [
      [{ label: 'The rule in my own words', lines: 3, isMain: true }],
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
      [{ label: 'Why somebody might fall into the trap', lines: 2, isMain: true }],
    ],
    success: 'Only one word fits my gap, and my trap looks right at first.',
    answer: `For example: ${example.right}, with the trap ${example.wrong}. ${example.why}`,
  };
}

/** In weeks with a word whose relatives a dictionary has. */
function wordFamily(_place: WeekPlace, week: TeachingWeek): FramedTask | undefined {
  const words = week.pattern === 'homophones' ? [] : practiceWords(week);
  const [first] = words
    .map(({ notation }) => plainWord(notation))
    .flatMap((word) => {
      const relatives = WORD_FAMILIES[word];
      return relatives === undefined ? [] : [{ word, relatives }];
    });
  if (first === undefined) return undefined;
  return {
    kind: 'family',
    heading: 'A word and its family',
    instruction: `Find the family of ${first.word} in a dictionary.`,
    frame: [
      [{ label: 'What it means', lines: 1 }],
      [{ label: 'Words of its family', lines: 3, isMain: true }],
      [{ label: 'The letters that they share', lines: 1 }],
    ],
    success: 'My words share letters and meaning, and each is in the dictionary.',
    answer: `For example, ${first.word}: ${first.relatives.join(', ')}. Look for words that share a root and its meaning, each checked in a dictionary.`,
  };
}

function paragraph(place: WeekPlace, { dictation }: TeachingWeek): FramedTask {
  const wanted = isOldest(place)
    ? 'a paragraph of exactly fifty words, five of them ours'
    : place.year.name === 'Year 2'
      ? 'three sentences, each with two of our words. One must be a question'
      : 'a paragraph with four of our words and one question';
  return {
    kind: 'paragraph',
    heading: 'Write to a rule',
    instruction: `Write ${wanted}.`,
    frame: [[{ label: 'My writing', lines: 5, isMain: true, isLong: true }]],
    success: 'I kept to the rule, and I checked the spelling of our words.',
    answer: `Look for ${wanted}. Every word of the week is spelt correctly. It could begin: ${dictation[0]}`,
  };
}

function writeClues(_place: WeekPlace, week: TeachingWeek): FramedTask {
  const [word = ''] = practiceWords(week).map(({ notation }) => plainWord(notation));
  const numbers = ['first', 'second', 'third'];
  return {
    kind: 'clues',
    heading: 'Write the clues',
    instruction: 'Write a clue for each of three words, as for a crossword.',
    frame: numbers.map((number) => [
      { label: `My ${number} word`, lines: 1 },
      { label: 'Its clue', lines: 1, isMain: true },
    ]),
    success: 'A partner can find each word from my clue, which does not use it.',
    answer: `For example, for ${word}: ${entryOf(word).meaning}. Look for clues that fit one word of the list only and do not use that word or another form of it.`,
  };
}

function oddOneOut(_place: WeekPlace, week: TeachingWeek): FramedTask {
  return {
    kind: 'odd one out',
    heading: 'Make an odd one out',
    instruction: 'Choose four of our words. One of them must not belong.',
    frame: [
      [{ label: 'My four words', lines: 2 }],
      [
        { label: 'The odd one out', lines: 1 },
        { label: 'Why it does not belong', lines: 3, isMain: true },
      ],
    ],
    success: 'My reason is about letters or sounds, and it is true of one word only.',
    answer:
      `${oddOneOutOf(week)} Look for a reason about letters or sounds that fits the other three words but not this one.`.trim(),
  };
}

function memoryTrick(_place: WeekPlace, { byHeart }: TeachingWeek): FramedTask {
  const examples = byHeart.flatMap(({ forms: [form], hint }) =>
    form === undefined ? [] : [`For example, for ${plainWord(form)}: ${hint}`],
  );
  return {
    kind: 'trick',
    heading: 'A trick to remember',
    instruction: 'Invent a trick for the word that you find hardest.',
    frame: [
      [
        { label: 'My word', lines: 1 },
        { label: 'The letters that are hard', lines: 1 },
      ],
      [{ label: 'My trick', lines: 3, isMain: true }],
    ],
    success: 'My trick helps with the hard letters, and I can say it by heart.',
    answer: ['Look for a trick that gives the hard letters.', ...examples.slice(0, 1)].join(' '),
  };
}
