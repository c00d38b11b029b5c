/** The pages to keep drawn, by priority: the current, the next, the previous. */
export function pageWindow(page: number, count: number): number[] {
  return [page, page + 1, page - 1].filter((number) => number >= 1 && number <= count);
}

/** A lesson; a book is not loaded as a whole. */
const MOST_AHEAD = 80;

/** The pages to load ahead, nearest first: two forward for each one back. */
export function pagesAhead(page: number, count: number): number[] {
  const pages: number[] = [];
  for (let step = 1; pages.length < MOST_AHEAD && step <= count; step += 1) {
    pages.push(page + 2 * step - 1, page + 2 * step, page - step);
  }
  const existing = pages.filter((number) => number >= 1 && number <= count);
  return existing.slice(0, MOST_AHEAD);
}

export function clampPage(page: number, count: number): number {
  return Math.min(count, Math.max(1, page));
}
