import { entryOf } from '../../words/words.ts';
import { shuffled } from '../words/shuffled.ts';
import {
  type CrosswordPlace,
  type CrosswordSize,
  layOutCrossword,
  sizeOf,
} from './crossword-layout.ts';

const TRIES = 24;
/** Letters with a cell each; no apostrophe, hyphen or capital. */
const PLAIN = /^[a-z]{3,11}$/u;

export interface Crossword {
  across: NumberedWord[];
  down: NumberedWord[];
  size: CrosswordSize;
}

export interface NumberedWord extends CrosswordPlace {
  number: number;
  /** What the word means, and how many letters it has. */
  clue: string;
}

interface Wanted {
  /** Mixes the words. */
  seed: string;
  fewest: number;
  most: number;
  size: CrosswordSize;
}

/** Kept, because a worksheet and its answers have the same one. */
const made = new Map<string, Crossword | undefined>();

/** The lowest of several layouts with the most words, or nothing if too few of them cross. */
export function makeCrossword(words: string[], wanted: Wanted): Crossword | undefined {
  const key = JSON.stringify([words, wanted]);
  if (!made.has(key)) made.set(key, chooseLayout(words, wanted));
  return made.get(key);
}

function chooseLayout(words: string[], wanted: Wanted): Crossword | undefined {
  const plain = words.filter((word) => PLAIN.test(word));
  const layouts = Array.from({ length: TRIES }, (_, index) =>
    layOutCrossword(shuffled(plain, `${wanted.seed} ${index}`), wanted),
  );
  const [best = []] = layouts.toSorted(
    (one, other) => other.length - one.length || rowsOf(one) - rowsOf(other),
  );
  if (best.length < wanted.fewest) return undefined;
  const ordered = best.toSorted((one, other) => one.row - other.row || one.column - other.column);
  const starts = [...new Set(ordered.map(startOf))];
  const numbered = ordered.map((place) => ({
    ...place,
    number: starts.indexOf(startOf(place)) + 1,
    clue: `${entryOf(place.word).meaning} (${place.word.length})`,
  }));
  return {
    across: numbered.filter(({ isAcross }) => isAcross),
    down: numbered.filter(({ isAcross }) => !isAcross),
    size: sizeOf(best),
  };
}

/** Two words that start in the same square share its number. */
function startOf({ row, column }: CrosswordPlace): string {
  return `${row} ${column}`;
}

function rowsOf(places: CrosswordPlace[]): number {
  return places.length === 0 ? 0 : sizeOf(places).rows;
}
