/** How far apart lines are at an age, and whether they have a line for the height of small letters. */
export interface Handwriting {
  pitch: number;
  hasMiddleLine: boolean;
}

const BY_YEAR: Record<string, Handwriting> = {
  'Year 2': { pitch: 34, hasMiddleLine: true },
  'Year 3': { pitch: 28, hasMiddleLine: false },
  'Year 4': { pitch: 27, hasMiddleLine: false },
};

export function handwritingOf(year: string): Handwriting {
  return BY_YEAR[year] ?? { pitch: 25, hasMiddleLine: false };
}

/** From the top of a line's room down to where the letters stand. */
export function handwritingFoot({ pitch }: Handwriting): number {
  return pitch - 5;
}

/** Lines to write on; answers with the height under the last. */
export function drawHandwritingLines(
  document: PDFKit.PDFDocument,
  { x, y, width, lines }: { x: number; y: number; width: number; lines: number },
  handwriting: Handwriting,
): void {
  const { pitch, hasMiddleLine } = handwriting;
  for (let line = 1; line <= lines; line += 1) {
    const base = y + (line - 1) * pitch + handwritingFoot(handwriting);
    document
      .moveTo(x, base)
      .lineTo(x + width, base)
      .lineWidth(0.7)
      .stroke('#777777');
    if (hasMiddleLine) {
      document
        .moveTo(x, base - pitch * 0.36)
        .lineTo(x + width, base - pitch * 0.36)
        .dash(2, { space: 3 })
        .lineWidth(0.5)
        .stroke('#999999')
        .undash();
    }
  }
}
