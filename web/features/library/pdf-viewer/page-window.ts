/** The pages worth having on a canvas, in the order they are wanted: this one, the next, the one before. */
export function pageWindow(page: number, count: number): number[] {
  return [page, page + 1, page - 1].filter((number) => number >= 1 && number <= count);
}

export function clampPage(page: number, count: number): number {
  return Math.min(count, Math.max(1, page));
}
