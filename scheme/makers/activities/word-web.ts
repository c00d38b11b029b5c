import { markedParts, parseMarkedWord } from '../../marked-word.ts';
import { widthOf } from '../paper/fonts.ts';
import { isOldest } from '../words/is-oldest.ts';
import { enough, type MakeActivity } from './activity.ts';
import { letterLines } from './missing-letters.ts';
import { mixedWords } from './word-list.ts';

const SPOKES = 6;
/** A node of the web on the board, in ems of the smallest letters there. */
const WIDEST = 256 / 40;

/** The letters of the pattern in the middle, and around it the words that need them: too little to think about for the oldest. */
export const wordWeb: MakeActivity = (place, week) => {
  if (isOldest(place)) return undefined;
  const words = mixedWords(week, 'web').map((listed) => ({
    ...listed,
    parts: markedParts(parseMarkedWord(listed.notation)),
  }));
  const centre = commonest(words.flatMap(({ parts }) => (parts.length === 1 ? parts : [])));
  if (centre === undefined) return undefined;
  const needing = words.filter(({ parts }) => parts.length === 1 && parts[0] === centre);
  const items = needing
    .map(({ word, notation }) => ({
      prompt: notation.replace(/\[.*?\]/u, letterLines(centre.length)),
      answer: word,
    }))
    .filter((item) =>
      [item.prompt, item.answer].every((text) => widthOf('reading', text) <= WIDEST),
    )
    .slice(0, SPOKES);
  const isEnding = needing.every(({ notation }) => notation.endsWith(']'));
  const shown = isEnding && centre.length > 1 ? `-${centre}` : centre;
  return items.length < SPOKES
    ? undefined
    : enough({
        kind: 'word web',
        title: 'Word web',
        instruction: `Each word around the web needs ${shown}. Write it in full and say it.`,
        items,
        centre: shown,
      });
};

function commonest(parts: string[]): string | undefined {
  const counted = [...new Set(parts)].map((part) => ({
    part,
    count: parts.filter((other) => other === part).length,
  }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.part;
}
