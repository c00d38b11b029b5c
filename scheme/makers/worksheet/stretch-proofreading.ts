import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { proofreadParagraph } from '../activities/mistakes.ts';
import { weekActivities } from '../activities/week-activities.ts';
import type { WeekPlace } from '../week-place.ts';
import { practiceWords } from '../words/practice-words.ts';
import { misspellingsIn } from '../words/proofreading.ts';
import { sentenceWith } from '../words/sentence-for-mistake.ts';
import { shuffled } from '../words/shuffled.ts';
import { likelyMistake } from './likely-mistake.ts';

const MISTAKES = 4;
const MOST_OF_BOARD = 2;

interface Proofreading {
  title: string;
  instruction: string;
  /** With misspelt words as in a week: '{brige=bridge}'. */
  sentences: string[];
  /** A story runs on; sentences of their own have a line each. */
  isStory: boolean;
}

/** The paragraph of the week, most of its mistakes new to the class; where the class has just had it, other sentences, of which one is right. */
export function stretchProofreading(
  place: WeekPlace,
  week: TeachingWeek,
): Proofreading | undefined {
  const { mistakes } = weekActivities(place);
  const onBoard = mistakes.items.map(({ answer }) => answer);
  const isOnBoard = mistakes.kind === 'proofread a paragraph';
  const fresh = isOnBoard ? freshSentences(week) : undefined;
  if (fresh !== undefined) {
    return {
      title: 'Proofread: find four mistakes',
      instruction: 'One of these sentences has no mistake. Correct one word in each of the others.',
      sentences: fresh,
      isStory: false,
    };
  }
  const sentences = isOnBoard ? week.proofreading : withFewOf(onBoard, week.proofreading);
  const paragraph = proofreadParagraph(place, { ...week, proofreading: sentences });
  if (paragraph === undefined) return undefined;
  const { title, instruction } = paragraph;
  return { title, instruction, sentences, isStory: true };
}

/** The paragraph with no more than two of those words misspelt. */
function withFewOf(words: string[], sentences: string[]): string[] {
  const told = misspellingsIn(sentences).map(({ right }) => right);
  const kept = new Set(told.filter((right) => words.includes(right)).slice(0, MOST_OF_BOARD));
  return sentences.map((sentence) =>
    sentence.replaceAll(/\{[^{}=]+=([^{}=]+)\}/gu, (misspelling, right: string) =>
      words.includes(right) && !kept.has(right) ? right : misspelling,
    ),
  );
}

/** Words that the paragraph does not misspell come first. */
function freshSentences(week: TeachingWeek): string[] | undefined {
  const told = new Set(misspellingsIn(week.proofreading).map(({ right }) => right));
  const words = shuffled(
    practiceWords(week).map(({ notation }) => plainWord(notation)),
    `${week.focus} proofreading`,
  ).toSorted((one, other) => Number(told.has(one)) - Number(told.has(other)));
  const wrong = words.flatMap((word) => {
    const mistake = likelyMistake(word);
    const sentence = sentenceWith(week, word, `{${mistake}=${word}}`);
    return mistake === undefined || sentence === undefined ? [] : [{ word, sentence }];
  });
  const chosen = wrong.slice(0, MISTAKES);
  const right = words
    .filter((word) => chosen.every((one) => one.word !== word))
    .flatMap((word) => sentenceWith(week, word, word) ?? [])
    .at(0);
  if (chosen.length < MISTAKES || right === undefined) return undefined;
  return shuffled([...chosen.map(({ sentence }) => sentence), right], week.focus);
}
