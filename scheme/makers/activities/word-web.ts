import { markedParts, parseMarkedWord } from '../../marked-word.ts';
import { enough, type MakeActivity } from './activity.ts';
import { letterLines } from './missing-letters.ts';
import { mixedWords } from './word-list.ts';

const SPOKES = 6;
/** Letters that stand in a node of the web on the board. */
const LONGEST = 11;

/** The letters of the pattern in the middle, and around it the words that need them. */
export const wordWeb: MakeActivity = (_place, week) => {
  const words = mixedWords(week, 'web')
    .filter(({ word }) => word.length <= LONGEST)
    .map((listed) => ({ ...listed, parts: markedParts(parseMarkedWord(listed.notation)) }));
  const centre = commonest(words.flatMap(({ parts }) => (parts.length === 1 ? parts : [])));
  if (centre === undefined) return undefined;
  const items = words
    .filter(({ parts }) => parts.length === 1 && parts[0] === centre)
    .slice(0, SPOKES)
    .map(({ word, notation }) => ({
      prompt: notation.replace(/\[.*?\]/u, letterLines(centre.length)),
      answer: word,
    }));
  return items.length < SPOKES
    ? undefined
    : enough({
        kind: 'word web',
        title: 'Word web',
        instruction: `Each word around the web needs ${centre}. Write it in full and say it.`,
        items,
        centre,
      });
};

function commonest(parts: string[]): string | undefined {
  const counted = [...new Set(parts)].map((part) => ({
    part,
    count: parts.filter((other) => other === part).length,
  }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.part;
}
