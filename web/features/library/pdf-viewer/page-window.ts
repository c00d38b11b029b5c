/** The pages to keep drawn, by priority: the current, the next, the previous. */
export function pageWindow(page: number, count: number): number[] {
  return [page, page + 1, page - 1].filter((number) => number >= 1 && number <= count);
}

export function clampPage(page: number, count: number): number {
  return Math.min(count, Math.max(1, page));
}
