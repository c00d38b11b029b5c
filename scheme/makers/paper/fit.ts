import type { FontName } from './fonts.ts';
import type { Content } from './runs.ts';
import { SMALLEST, type TextKind } from './text-kinds.ts';
import { type Line, widest, wrap, wrapEvenly, wrapFilled } from './wrap.ts';

export interface TextToFit {
  kind: TextKind;
  content: Content;
  width: number;
  height: number;
  /** The size to try first; it shrinks to the smallest of its kind and no further. */
  size: number;
  font?: FontName;
  leading?: number;
  /** A single line of its own, such as a word in a card. */
  oneLine?: boolean;
  /** Lines as full as they can be, for longer texts; else they are of like length. */
  filled?: boolean;
}

export interface FittedText {
  size: number;
  lines: Line[];
  lineHeight: number;
  height: number;
  width: number;
  fits: boolean;
}

/** Room for what rounding makes of widths, in points. */
const TOLERANCE = 0.01;
/** How much smaller the next size is, in points: on a slide few sizes, so that one page looks like the next. */
const STEP = { board: 4, remark: 4, print: 0.5 } as const satisfies Record<TextKind, number>;

export function fit(text: TextToFit): FittedText {
  const smallest = SMALLEST[text.kind];
  let fitted = fitAt(text, Math.max(text.size, smallest));
  while (!fitted.fits && fitted.size > smallest) {
    fitted = fitAt(text, Math.max(smallest, fitted.size - STEP[text.kind]));
  }
  if (fitted.lines.length === 1) return fitted;
  // Better breaks change neither the number of lines nor whether they fit, so they are sought once.
  const breakLines = text.filled === true ? wrapFilled : wrapEvenly;
  const lines = breakLines(text.content, text.font ?? 'reading', text.width / fitted.size);
  return { ...fitted, lines, width: widest(lines) * fitted.size };
}

/** The size at which all of these texts fit their boxes, so that what stands side by side looks alike. */
export function commonSize(texts: TextToFit[]): number {
  return Math.min(...texts.map((text) => fit(text).size));
}

const READING_LEADING = 1.22;

function fitAt(text: TextToFit, size: number): FittedText {
  const ems = text.oneLine === true ? Number.POSITIVE_INFINITY : text.width / size;
  const lines = wrap(text.content, text.font ?? 'reading', ems);
  const lineHeight = size * (text.leading ?? READING_LEADING);
  const height = lines.length * lineHeight;
  const width = widest(lines) * size;
  const fits = width <= text.width + TOLERANCE && height <= text.height + TOLERANCE;
  return { size, lines, lineHeight, height, width, fits };
}
