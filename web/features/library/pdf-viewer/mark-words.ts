import type { TextPart } from '#contract/library.ts';

/** Kept by the split, because it is in brackets. */
const BETWEEN_WORDS = /([^\p{L}\p{N}'’‘]+)/u;

/** The lines of a page in parts. A mark of several words is found only where they stand side by side. */
export function markedLines(lines: string[], marks: readonly string[]): TextPart[][] {
  const parts: TextPart[][] = lines.map((line) =>
    line.split(BETWEEN_WORDS).map((text) => ({ text })),
  );
  const words = parts.flat().filter(({ text }) => isWord(text));
  for (const mark of marks) {
    const wanted = mark.toLowerCase().split(BETWEEN_WORDS).filter(isWord);
    for (const start of words.keys()) {
      const run = words.slice(start, start + wanted.length);
      const isFound = wanted.every((word, index) => run[index]?.text.toLowerCase() === word);
      if (isFound) for (const part of run) part.isMarked = true;
    }
  }
  return parts;
}

function isWord(part: string): boolean {
  return part !== '' && !BETWEEN_WORDS.test(part);
}
