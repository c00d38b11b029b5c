/** Where a word stands: the cell of its first letter, and the way it is read. */
export interface CrosswordPlace {
  word: string;
  row: number;
  column: number;
  isAcross: boolean;
}

export interface CrosswordSize {
  rows: number;
  columns: number;
}

interface Edges {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The words that are there. */
interface Board {
  letters: Map<number, string>;
  edges: Edges;
}

/** Puts in words that fit and cross, in the order given, up to a number; the first stands across. */
export function layOutCrossword(
  words: string[],
  { most, size }: { most: number; size: CrosswordSize },
): CrosswordPlace[] {
  const [first, ...others] = words;
  if (first === undefined || first.length > size.columns) return [];
  const placed: CrosswordPlace[] = [{ word: first, row: 0, column: 0, isAcross: true }];
  for (const word of others) {
    if (placed.length === most) break;
    const best = bestPlace(word, placed, size);
    if (best !== undefined) placed.push(best);
  }
  const { top, left } = edgesOf(placed);
  return placed.map((place) => ({ ...place, row: place.row - top, column: place.column - left }));
}

export function sizeOf(places: CrosswordPlace[]): CrosswordSize {
  return sizeWithin(edgesOf(places));
}

export function cellsOf({ word, row, column, isAcross }: CrosswordPlace) {
  return Array.from(word, (letter, index) => ({
    letter,
    row: isAcross ? row : row + index,
    column: isAcross ? column + index : column,
  }));
}

/** The free place that makes the crossword the smallest. */
function bestPlace(
  word: string,
  placed: CrosswordPlace[],
  most: CrosswordSize,
): CrosswordPlace | undefined {
  const board = boardOf(placed);
  const [best] = crossingsOf(word, placed)
    .filter((place) => isFree(place, board))
    .map((place) => ({ place, ...sizeWithin(edgesWith(board.edges, place)) }))
    .filter(({ rows, columns }) => rows <= most.rows && columns <= most.columns)
    .toSorted((one, other) => one.rows * one.columns - other.rows * other.columns);
  return best?.place;
}

/** Every place in which the word shares a letter with one that is there. */
function crossingsOf(word: string, placed: CrosswordPlace[]): CrosswordPlace[] {
  return placed.flatMap((other) =>
    cellsOf(other).flatMap((cell) =>
      Array.from(word).flatMap((letter, index) => {
        if (letter !== cell.letter) return [];
        const isAcross = !other.isAcross;
        const row = isAcross ? cell.row : cell.row - index;
        const column = isAcross ? cell.column - index : cell.column;
        return [{ word, row, column, isAcross }];
      }),
    ),
  );
}

/** Crosses others only where the letters agree, and touches none beside, before or after it. */
function isFree(place: CrosswordPlace, { letters }: Board): boolean {
  const cells = cellsOf(place);
  const last = cells.at(-1) ?? place;
  const [before, after] = place.isAcross
    ? [
        { ...place, column: place.column - 1 },
        { ...last, column: last.column + 1 },
      ]
    : [
        { ...place, row: place.row - 1 },
        { ...last, row: last.row + 1 },
      ];
  if (letters.has(keyOf(before)) || letters.has(keyOf(after))) return false;
  // Usual is not written along usually.
  const isTaken = cells.map((cell) => letters.has(keyOf(cell)));
  if (isTaken.some((taken, index) => taken && isTaken[index + 1] === true)) return false;
  return cells.every((cell) => {
    const there = letters.get(keyOf(cell));
    if (there !== undefined) return there === cell.letter;
    const [one, other] = place.isAcross
      ? [
          { ...cell, row: cell.row - 1 },
          { ...cell, row: cell.row + 1 },
        ]
      : [
          { ...cell, column: cell.column - 1 },
          { ...cell, column: cell.column + 1 },
        ];
    return !letters.has(keyOf(one)) && !letters.has(keyOf(other));
  });
}

function boardOf(placed: CrosswordPlace[]): Board {
  return {
    letters: new Map(placed.flatMap(cellsOf).map((cell) => [keyOf(cell), cell.letter])),
    edges: edgesOf(placed),
  };
}

/** More than any crossword has columns. */
const ROW_STEP = 1000;

/** Different for every cell. */
function keyOf({ row, column }: { row: number; column: number }): number {
  return row * ROW_STEP + column;
}

function edgesOf([first, ...others]: CrosswordPlace[]): Edges {
  if (first === undefined) throw new Error('a crossword without words has no edges');
  return others.reduce(edgesWith, endsOf(first));
}

function edgesWith(edges: Edges, place: CrosswordPlace): Edges {
  const ends = endsOf(place);
  return {
    top: Math.min(edges.top, ends.top),
    left: Math.min(edges.left, ends.left),
    bottom: Math.max(edges.bottom, ends.bottom),
    right: Math.max(edges.right, ends.right),
  };
}

function endsOf({ word, row, column, isAcross }: CrosswordPlace): Edges {
  const further = word.length - 1;
  return {
    top: row,
    left: column,
    bottom: isAcross ? row : row + further,
    right: isAcross ? column + further : column,
  };
}

function sizeWithin({ top, left, bottom, right }: Edges): CrosswordSize {
  return { rows: bottom - top + 1, columns: right - left + 1 };
}
