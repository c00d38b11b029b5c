export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function inset(box: Box, across: number, down = across): Box {
  return {
    x: box.x + across,
    y: box.y + down,
    width: box.width - 2 * across,
    height: box.height - 2 * down,
  };
}

/** Equal columns with a gap between them. */
export function columns(box: Box, count: number, gap: number): Box[] {
  const width = (box.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...box,
    x: box.x + index * (width + gap),
    width,
  }));
}

/** Equal rows with a gap between them. */
export function rows(box: Box, count: number, gap: number): Box[] {
  const height = (box.height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...box,
    y: box.y + index * (height + gap),
    height,
  }));
}

/** What is left of a box under its first points. */
export function below(box: Box, points: number): Box {
  return { ...box, y: box.y + points, height: box.height - points };
}

/** The left part of a box, and what is right of it. */
export function splitAcross(box: Box, left: number, gap: number): [Box, Box] {
  return [
    { ...box, width: left },
    { ...box, x: box.x + left + gap, width: box.width - left - gap },
  ];
}
