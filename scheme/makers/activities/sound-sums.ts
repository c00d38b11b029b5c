import { markedParts, parseMarkedWord, plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { parseSounds } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { type Activity, type ActivityItem, enough } from './activity.ts';
import { fittingItems, UNDER_INSTRUCTION } from './board-room.ts';

const FEWEST = 4;
const SOUNDS = { fewest: 3, most: 7 } as const;

/** Sounds to blend in a week about a sound: that one stands between slashes, so that the child has to spell it. */
export function soundSums(week: TeachingWeek, mixed: string[]): Activity | undefined {
  const all = mixed.flatMap((word) => sumFor(week, word));
  // Usually would ask for usual again.
  const items = all.filter(
    ({ answer }) =>
      !all.some((other) => other.answer !== answer && answer.startsWith(other.answer)),
  );
  if (items.length < FEWEST) return undefined;
  return enough({
    kind: 'word sums',
    title: 'Sound sums',
    instruction: 'Blend the sounds. Our rule spells the one between slashes.',
    items: fittingItems(items, { height: UNDER_INSTRUCTION }),
  });
}

/** 't + r + ea + /zhuh/ =' for trea[sure], in a week about '/zhuh/ spelt -sure'. */
function sumFor({ focus, groups }: TeachingWeek, word: string): ActivityItem[] {
  const notation = groups.flatMap(({ words }) => words).find((one) => plainWord(one) === word);
  const { sounds = '' } = entryOf(word);
  if (notation === undefined || sounds === '' || sounds.includes('_')) return [];
  const parts = withSound(notation, sounds, soundOf(focus, notation));
  const count = parts?.length ?? 0;
  const isFit = count >= SOUNDS.fewest && count <= SOUNDS.most;
  return parts === undefined || !isFit ? [] : [{ prompt: `${parts.join(' + ')} =`, answer: word }];
}

/** 'er' of w[or]k and 'or' of w[ar]m, in a week about '/er/ spelt or after w; /or/ spelt ar after w'. */
function soundOf(focus: string, notation: string): string | undefined {
  const told = [...focus.matchAll(/\/(\w+)\/ spelt -?([^;]+)/gu)];
  const [marked = ''] = markedParts(parseMarkedWord(notation));
  const [, sound] =
    told.find(([, , spelt = '']) => told.length === 1 || spelt.startsWith(marked)) ?? [];
  return sound;
}

/** The sounds in letters, the marked one between slashes; nothing where the mark is no whole sound, or more than one. */
function withSound(
  notation: string,
  sounds: string,
  sound: string | undefined,
): string[] | undefined {
  const { letters } = parseMarkedWord(notation);
  let at = 0;
  const parts = parseSounds(sounds).map((part) => {
    const own = letters.slice(at, (at += part.letters.length));
    return { letters: part.letters, marked: own.filter(({ isMarked }) => isMarked).length };
  });
  const marked = parts.filter((part) => part.marked > 0);
  const isWhole = marked.every((part) => part.marked === part.letters.length);
  // /zhuh/ and /chuh/ are two sounds.
  const most = sound?.endsWith('uh') === true ? 2 : 1;
  if (sound === undefined || !isWhole || marked.length === 0 || marked.length > most)
    return undefined;
  return parts
    .filter((part) => part.marked === 0 || part === marked[0])
    .map((part) => (part.marked > 0 ? `/${sound}/` : part.letters));
}
