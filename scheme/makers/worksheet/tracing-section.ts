import { rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { widthOf } from '../paper/fonts.ts';
import { BOTTOM, LEFT, WIDTH, writingLine } from '../paper/printed-page.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import { parseMarkedWord } from '../../marked-word.ts';
import { parseSounds } from '../../words/word-parts.ts';
import { entryOf } from '../../words/words.ts';
import { startSection } from './section.ts';

const ABOVE = { size: 12.5, width: WIDTH - 20 } as const;
const TRACE = { size: 26, colour: '#9a9a9a', width: 220 } as const;

/** From the last line to the frame, so that the two are not taken for one. */
const LAST_LINE = 13;

/** Each word in grey to trace, with its parts and its meaning, and lines for writing it alone. */
export function drawTracing(
  sheet: Sheet,
  top: number,
  words: string[],
  parts: 'sounds' | 'syllables',
): void {
  const y = startSection(sheet, top, {
    letter: 'A',
    heading: 'Trace, write, cover, write',
    instruction: `Say the ${parts} as you trace. Work along both lines.`,
  });
  const area = { x: LEFT, y: y + 4, width: WIDTH, height: BOTTOM - y - 4 };
  for (const [index, row] of rows(area, words.length, 8).entries()) {
    const word = words[index] ?? '';
    const middle = row.y + 54;
    sheet.ornament((document) => {
      document
        .roundedRect(row.x, row.y, row.width, row.height, 6)
        .lineWidth(0.8)
        .stroke(COLOURS.ink);
      writingLine(document, middle, LEFT + 10, TRACE.width);
      writingLine(document, middle, LEFT + TRACE.width + 22, WIDTH - TRACE.width - 34);
      writingLine(document, row.y + row.height - LAST_LINE, LEFT + 10, WIDTH - 22);
    });
    sheet.text({
      name: `meaning ${index + 1}`,
      kind: 'print',
      content: partsAndMeaning(word, parts),
      size: ABOVE.size,
      box: { x: LEFT + 10, y: row.y + 5, width: ABOVE.width, height: 18 },
      oneLine: true,
    });
    sheet.text({
      name: `word ${index + 1}`,
      kind: 'print',
      content: word,
      size: TRACE.size,
      colour: TRACE.colour,
      box: { x: LEFT + 12, y: middle - 28, width: TRACE.width - 4, height: 34 },
      valign: 'middle',
      oneLine: true,
    });
  }
}

/** 'tol · er · ance' and what it means; the meaning alone where both do not fit the line. */
function partsAndMeaning(word: string, parts: 'sounds' | 'syllables'): Run[] {
  const { meaning } = entryOf(word);
  const label = `${cutInto(word, parts).join(' · ') || word}: `;
  const width = widthOf('readingBold', label) + widthOf('reading', meaning);
  if (width * ABOVE.size > ABOVE.width) return [{ text: meaning }];
  return [{ text: label, font: 'readingBold' }, { text: meaning }];
}

function cutInto(word: string, parts: 'sounds' | 'syllables'): string[] {
  const entry = entryOf(word);
  if (parts === 'syllables') return parseMarkedWord(entry.word).syllables;
  const sounds = entry.sounds === undefined ? [] : parseSounds(entry.sounds);
  // The two halves of a split digraph cannot be shown in one row of sounds.
  return sounds.some(({ apart }) => apart !== undefined)
    ? []
    : sounds.map(({ letters }) => letters);
}
