import type { Box } from './box.ts';
import { fit, type TextToFit } from './fit.ts';

interface Stack {
  /** From large to small; the first at which everything has room is taken. */
  sizes: readonly number[];
  leastGap: number;
  mostGap: number;
  leading?: number;
}

interface StackedText {
  content: TextToFit['content'];
  kind: TextToFit['kind'];
}

/** Texts under each other, each as high as it needs to be, spread over the area. */
export function stack(
  area: Box,
  texts: StackedText[],
  { sizes, leastGap, mostGap, leading = 1.2 }: Stack,
): { size: number; leading: number; boxes: Box[] } {
  const heightsAt = (size: number): number[] =>
    texts.map(
      (text) =>
        fit({ ...text, size, leading, width: area.width, height: Number.POSITIVE_INFINITY }).height,
    );
  const gaps = texts.length - 1;
  const size =
    sizes.find((one) => sum(heightsAt(one)) + gaps * leastGap <= area.height) ?? sizes.at(-1) ?? 0;
  const heights = heightsAt(size);
  const gap = Math.min(mostGap, (area.height - sum(heights)) / Math.max(1, gaps));
  let y = area.y + (area.height - sum(heights) - gap * gaps) / 2;
  const boxes = heights.map((height) => {
    const box = { ...area, y, height };
    y += height + gap;
    return box;
  });
  return { size, leading, boxes };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
