import type { TestSentences } from './test-sentences.ts';
import type { Week } from './week.ts';
import { year2PlainWords } from './year-2/plain-words.ts';
import { year2TestSentences } from './year-2/test-sentences.ts';
import { year2 } from './year-2/year-2.ts';
import { year3PlainWords } from './year-3/plain-words.ts';
import { year3TestSentences } from './year-3/test-sentences.ts';
import { year3 } from './year-3/year-3.ts';
import { year4PlainWords } from './year-4/plain-words.ts';
import { year4TestSentences } from './year-4/test-sentences.ts';
import { year4 } from './year-4/year-4.ts';
import { year5PlainWords } from './year-5/plain-words.ts';
import { year5TestSentences } from './year-5/test-sentences.ts';
import { year5 } from './year-5/year-5.ts';
import { year6PlainWords } from './year-6/plain-words.ts';
import { year6TestSentences } from './year-6/test-sentences.ts';
import { year6 } from './year-6/year-6.ts';

export interface SchoolYear {
  name: string;
  /** What the year is about, as lists show it below the name. */
  title: string;
  weeks: Week[];
  plainWords: string;
  testSentences: TestSentences;
}

export const SCHEME: SchoolYear[] = [
  {
    name: 'Year 2',
    title: 'From sounds to spellings',
    weeks: year2,
    plainWords: year2PlainWords,
    testSentences: year2TestSentences,
  },
  {
    name: 'Year 3',
    title: 'Building longer words',
    weeks: year3,
    plainWords: year3PlainWords,
    testSentences: year3TestSentences,
  },
  {
    name: 'Year 4',
    title: 'One sound, several spellings',
    weeks: year4,
    plainWords: year4PlainWords,
    testSentences: year4TestSentences,
  },
  {
    name: 'Year 5',
    title: 'Endings that sound alike',
    weeks: year5,
    plainWords: year5PlainWords,
    testSentences: year5TestSentences,
  },
  {
    name: 'Year 6',
    title: 'Where words come from',
    weeks: year6,
    plainWords: year6PlainWords,
    testSentences: year6TestSentences,
  },
];
