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
    const best = crossingsOf(word, placed)
      .filter((place) => isFree(place, placed) && fits([...placed, place], size))
      .toSorted((one, other) => areaOf([...placed, one]) - areaOf([...placed, other]))[0];
    if (best !== undefined) placed.push(best);
  }
  const { top, left } = edgesOf(placed);
  return placed.map((place) => ({ ...place, row: place.row - top, column: place.column - left }));
}

export function sizeOf(places: CrosswordPlace[]): CrosswordSize {
  const { top, left, bottom, right } = edgesOf(places);
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

/** The cell before the first letter, which is always empty: its number stands there. */
export function labelCell({ row, column, isAcross }: CrosswordPlace): [number, number] {
  return isAcross ? [row, column - 1] : [row - 1, column];
}

export function cellsOf({ word, row, column, isAcross }: CrosswordPlace) {
  return Array.from(word, (letter, index) => ({
    letter,
    row: isAcross ? row : row + index,
    column: isAcross ? column + index : column,
  }));
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
function isFree(place: CrosswordPlace, placed: CrosswordPlace[]): boolean {
  const taken = new Map(placed.flatMap(cellsOf).map((cell) => [keyOf(cell), cell.letter]));
  const labels = new Set(placed.map(labelCell).map(([row, column]) => keyOf({ row, column })));
  const cells = cellsOf(place);
  const [labelRow, labelColumn] = labelCell(place);
  const label = { row: labelRow, column: labelColumn };
  const last = cells.at(-1) ?? place;
  const after = place.isAcross
    ? { ...last, column: last.column + 1 }
    : { ...last, row: last.row + 1 };
  if (taken.has(keyOf(label)) || labels.has(keyOf(label)) || taken.has(keyOf(after))) return false;
  return cells.every((cell) => {
    if (labels.has(keyOf(cell))) return false;
    const there = taken.get(keyOf(cell));
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
    return !taken.has(keyOf(one)) && !taken.has(keyOf(other));
  });
}

function keyOf({ row, column }: { row: number; column: number }): string {
  return `${row} ${column}`;
}

function fits(places: CrosswordPlace[], most: CrosswordSize): boolean {
  const { rows, columns } = sizeOf(places);
  return rows <= most.rows && columns <= most.columns;
}

function areaOf(places: CrosswordPlace[]): number {
  const { rows, columns } = sizeOf(places);
  return rows * columns;
}

function edgesOf(places: CrosswordPlace[]) {
  const cells = places.flatMap(cellsOf);
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
}
