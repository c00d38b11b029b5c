import { parseMarkedWord } from '../../marked-word.ts';
import { parseMorphemes, parseSounds } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { COLOURS } from './colours.ts';
import { widthOf } from './fonts.ts';

export type WordParts = 'sounds' | 'syllables' | 'morphemes';

/** A mark under the letters from one place to another, in ems from the start of the word. */
interface PartMark {
  shape: 'dot' | 'dash' | 'arc' | 'bracket' | 'link';
  from: number;
  to: number;
}

/** What stands under a word. One syllable or one morpheme needs no mark. */
export function partMarks(notation: string, parts: WordParts): PartMark[] {
  const edges = letterEdges(notation);
  const entry = entryOf(notation);
  const at = (letter: number): number => edges[letter] ?? 0;
  if (parts === 'sounds' && entry.sounds !== undefined) {
    return soundRanges(entry.sounds).flatMap(({ ranges }) => soundMarks(ranges, at));
  }
  const pieces =
    parts === 'morphemes' && entry.morphemes !== undefined
      ? parseMorphemes(entry.morphemes).map(({ letters }) => letters)
      : parseMarkedWord(entry.word).syllables;
  if (pieces.length < 2) return [];
  let letter = 0;
  return pieces.map((piece) => {
    const from = at(letter);
    letter += piece.length;
    return { shape: parts === 'morphemes' ? 'bracket' : 'arc', from, to: at(letter) };
  });
}

/** Where each letter begins, and where the last one ends. */
function letterEdges(notation: string): number[] {
  const edges = [0];
  for (const { letter, isMarked } of parseMarkedWord(notation).letters) {
    edges.push((edges.at(-1) ?? 0) + widthOf(isMarked ? 'readingBold' : 'reading', letter));
  }
  return edges;
}

/** The letters of each sound by their places; a split digraph has two stretches of them. */
function soundRanges(sounds: string): { ranges: [number, number][] }[] {
  let place = 0;
  let waiting: { ranges: [number, number][] } | undefined;
  return parseSounds(sounds).map(({ letters, apart }) => {
    // An apostrophe is no letter, so that the s of she's has a dot.
    const from = letters.startsWith("'") ? place + 1 : place;
    const sound: { ranges: [number, number][] } = { ranges: [[from, place + letters.length]] };
    place += letters.length;
    if (waiting !== undefined) {
      waiting.ranges.push([place, place + 1]);
      place += 1;
      waiting = undefined;
    }
    if (apart !== undefined) waiting = sound;
    return sound;
  });
}

/** A dot for a sound of one letter, a dash for more, and a link between the halves of a split digraph. */
function soundMarks(ranges: [number, number][], at: (letter: number) => number): PartMark[] {
  const marks = ranges.map(([from, to]): PartMark => ({
    shape: to - from === 1 ? 'dot' : 'dash',
    from: at(from),
    to: at(to),
  }));
  const [first, second] = marks;
  if (first === undefined || second === undefined) return marks;
  const link = { from: (first.from + first.to) / 2, to: (second.from + second.to) / 2 };
  return [...marks, { shape: 'link', ...link }];
}

interface MarkPlace {
  left: number;
  y: number;
  size: number;
}

export function drawPartMarks(
  document: PDFKit.PDFDocument,
  marks: PartMark[],
  { left, y, size }: MarkPlace,
): void {
  document.lineWidth(3).lineCap('round').lineJoin('round');
  for (const { shape, from, to } of marks) {
    const [start, end] = [left + from * size + 2, left + to * size - 2];
    if (shape === 'dot') {
      document.circle((start + end) / 2, y + 5, 4.5).fill(COLOURS.leaf);
    } else if (shape === 'dash') {
      document
        .moveTo(start + 3, y + 5)
        .lineTo(end - 3, y + 5)
        .lineWidth(5)
        .stroke(COLOURS.leaf);
    } else if (shape === 'bracket') {
      document
        .path(`M${start} ${y} V${y + 8} H${end} V${y}`)
        .lineWidth(2.5)
        .stroke(COLOURS.leafDeep);
    } else {
      const depth = shape === 'link' ? 15 : 9;
      const top = shape === 'link' ? y + 8 : y;
      document
        .moveTo(start, top)
        .bezierCurveTo(start + 4, top + depth, end - 4, top + depth, end, top)
        .lineWidth(2.5)
        .stroke(COLOURS.leaf);
    }
  }
}
