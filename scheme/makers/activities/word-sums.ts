import { joinOf } from '../../words/joins.ts';
import { parseMorphemes, parseSounds } from '../../words/word-parts.ts';
import { type Activity, type ActivityItem, enough, type MakeActivity } from './activity.ts';
import { fittingItems } from './board-room.ts';
import { type ListedWord, mixedWords } from './word-list.ts';
import { hasWholeRoot } from './whole-root.ts';

const MOST_SOUNDS = 7;
/** The letters to watch stand first, and a root of some length follows: '[dis]agree'. */
const PREFIXED = /^\[([a-z]{2,})\]([a-z]{3,})$/u;
const FEWEST_PREFIXED = 6;
const NO_CHANGE = 'The parts join with no change.';

/** Morphemes to add up, with the form that a root has alone; sounds where a year has no morphemes yet. */
export const wordSums: MakeActivity = ({ year }, week) => {
  const words = mixedWords(week, 'sums');
  const isEarly = year.name === 'Year 2' || year.name === 'Year 3';
  const isAboutPrefix = /\bprefix/u.test(week.focus);
  if (isEarly) return (isAboutPrefix ? prefixSums(words) : undefined) ?? soundSums(words);
  return morphemeSums(words, /\broots?\b/u.test(week.focus));
};

/** In a week about a prefix the sum has two parts: 'dis + agree'. */
function prefixSums(words: ListedWord[]): Activity | undefined {
  const items = words.flatMap(({ word, notation }) => {
    const [, prefix, root] = PREFIXED.exec(notation) ?? [];
    return root === undefined ? [] : [{ prompt: `${prefix} + ${root} =`, answer: word }];
  });
  if (items.length < FEWEST_PREFIXED) return undefined;
  return enough({
    kind: 'word sums',
    title: 'Word sums',
    instruction: 'Join each prefix to its root word.',
    items: fittingItems(items),
  });
}

function soundSums(words: ListedWord[]): Activity | undefined {
  const items = words.flatMap(({ word, entry }) => {
    const sounds = entry.sounds === undefined ? [] : parseSounds(entry.sounds);
    const isPlain = sounds.every(({ apart }) => apart === undefined);
    if (!isPlain || sounds.length < 3 || sounds.length > MOST_SOUNDS) return [];
    return [{ prompt: `${sounds.map(({ letters }) => letters).join(' + ')} =`, answer: word }];
  });
  return enough({
    kind: 'word sums',
    title: 'Sound sums',
    instruction: 'Blend the sounds. Write the whole word.',
    items: fittingItems(items),
  });
}

/** A root that is no word by itself is asked for only in a week that teaches such roots. */
function morphemeSums(words: ListedWord[], isAboutRoots: boolean): Activity | undefined {
  const items = words.flatMap(({ word, entry }): ActivityItem[] => {
    const parts = entry.morphemes === undefined ? [] : parseMorphemes(entry.morphemes);
    if (parts.length < 2 || !(isAboutRoots || hasWholeRoot(entry.morphemes ?? ''))) return [];
    const sum = `${parts.map(({ alone }) => alone).join(' + ')} =`;
    const changed = parts.find(({ letters, alone }) => letters !== alone);
    const reason =
      changed === undefined
        ? NO_CHANGE
        : `Look: ${changed.alone} is written ${changed.letters} here.`;
    return [{ prompt: sum, answer: word, reason, join: joinOf(entry.morphemes ?? '') }];
  });
  const shown = fittingItems(items, { most: 4 });
  const hasChange = shown.some(({ reason }) => reason !== NO_CHANGE);
  return enough({
    kind: 'word sums',
    title: 'Word sums',
    instruction: 'Add the parts to make a word. Watch for changes at the join.',
    // Where nothing changes anywhere, saying so under every word tells nothing.
    items: hasChange ? shown : shown.map(({ prompt, answer }) => ({ prompt, answer })),
  });
}
