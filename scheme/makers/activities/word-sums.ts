import { joinOf } from '../../words/joins.ts';
import type { TeachingWeek } from '../../week.ts';
import { parseMorphemes } from '../../words/word-parts.ts';
import { type Activity, type ActivityItem, enough, type MakeActivity } from './activity.ts';
import { fittingItems, UNDER_INSTRUCTION } from './board-room.ts';
import { rootAndSuffix } from './root-and-suffix.ts';
import { soundSums } from './sound-sums.ts';
import { type ListedWord, mixedWords } from './word-list.ts';
import { hasWholeRoot, isKnownWord } from './whole-root.ts';

/** The letters to watch stand first, and a root of some length follows: '[dis]agree'. */
const PREFIXED = /^\[([a-z]{2,})\]([a-z]{3,})$/u;
const FEWEST_WITH_PREFIX = 5;
const FEWEST_WITH_SUFFIX = 4;
const MOST_WITH_REASONS = 4;
const MOST_ON_PAPER = 6;
const NO_CHANGE = 'The parts join with no change.';

/** Morphemes to add up, with the form that a root has alone; in Years 2 and 3 what the week is about: prefixes, endings or a sound. */
export const wordSums: MakeActivity = ({ year }, week) => {
  const words = mixedWords(week, 'sums').filter(({ word }) => !word.includes("'"));
  if (year.name !== 'Year 2' && year.name !== 'Year 3') {
    return morphemeSums(words, /\broots?\b/u.test(week.focus));
  }
  if (/\bprefix/u.test(week.focus)) return prefixSums(words);
  if (/\b(?:suffix|adding)/u.test(week.focus)) return suffixSums(week, words);
  return soundSums(
    week,
    words.map(({ word }) => word),
  );
};

/** In a week about a prefix the sum has two parts, 'dis + agree': first those in which two of one letter meet. */
function prefixSums(words: ListedWord[]): Activity | undefined {
  const items = words.flatMap(({ word, notation }) => {
    const [, prefix = '', root = ''] = PREFIXED.exec(notation) ?? [];
    if (root === '' || !isKnownWord(root)) return [];
    return [{ prompt: `${prefix} + ${root} =`, answer: word, isDouble: prefix.at(-1) === root[0] }];
  });
  if (items.length < FEWEST_WITH_PREFIX) return undefined;
  const sorted = items.toSorted((one, other) => Number(other.isDouble) - Number(one.isDouble));
  return enough({
    kind: 'word sums',
    title: 'Word sums',
    instruction: 'Join each prefix to its root word. Keep every letter.',
    items: fittingItems(
      sorted.map(({ prompt, answer }) => ({ prompt, answer })),
      { height: UNDER_INSTRUCTION },
    ),
  });
}

/** In a week about endings a sum is 'hop + ing', the roots that change before those that do not. */
function suffixSums({ groups }: TeachingWeek, words: ListedWord[]): Activity | undefined {
  const ofPattern = new Set(groups.flatMap((group) => group.words));
  const items = words.flatMap(({ word, notation }): ActivityItem[] => {
    const parts = ofPattern.has(notation) ? rootAndSuffix(word) : undefined;
    if (parts === undefined) return [];
    const { letters, root, suffix } = parts;
    return [{ prompt: `${root} + ${suffix} =`, answer: word, reason: reasonFor(root, letters) }];
  });
  return items.length < FEWEST_WITH_SUFFIX ? undefined : sumsWithReasons(changedFirst(items));
}

/** A root that is no word by itself is asked for only in a week that teaches such roots. */
function morphemeSums(words: ListedWord[], isAboutRoots: boolean): Activity | undefined {
  const items = words.flatMap(({ word, entry }): ActivityItem[] => {
    const parts = entry.morphemes === undefined ? [] : parseMorphemes(entry.morphemes);
    if (parts.length < 2 || !(isAboutRoots || hasWholeRoot(entry.morphemes ?? ''))) return [];
    const sum = `${parts.map(({ alone }) => alone).join(' + ')} =`;
    const changed = parts.find(({ letters, alone }) => letters !== alone);
    const reason = reasonFor(changed?.alone ?? '', changed?.letters ?? '');
    return [{ prompt: sum, answer: word, reason, join: joinOf(entry.morphemes ?? '') }];
  });
  return sumsWithReasons(changedFirst(items));
}

function reasonFor(alone: string, letters: string): string {
  return alone === letters ? NO_CHANGE : `Look: ${alone} is written ${letters} here.`;
}

function changedFirst(items: ActivityItem[]): ActivityItem[] {
  return items.toSorted(
    (one, other) => Number(one.reason === NO_CHANGE) - Number(other.reason === NO_CHANGE),
  );
}

function sumsWithReasons(items: ActivityItem[]): Activity | undefined {
  const shown = fittingItems(items, { most: MOST_WITH_REASONS, height: UNDER_INSTRUCTION });
  const hasChange = shown.some(({ reason }) => reason !== NO_CHANGE);
  return enough({
    kind: 'word sums',
    title: 'Word sums',
    instruction: 'Add the parts to make a word. Watch what happens at the join.',
    // Where nothing changes anywhere, saying so under every word tells nothing.
    items: hasChange ? shown : shown.map(({ prompt, answer }) => ({ prompt, answer })),
    onPaper: items.slice(0, MOST_ON_PAPER),
  });
}
