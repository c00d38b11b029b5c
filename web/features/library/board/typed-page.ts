/** No resource has as many pages as a longer number. */
const MOST_DIGITS = 4;

/** The page number being typed, after one more key; undefined when the key does not belong to it. */
export function typePage(typed: string, key: string): string | undefined {
  if (/^\d$/.test(key)) return (typed + key).replace(/^0+/, '').slice(-MOST_DIGITS);
  if (typed !== '' && key === 'Backspace') return typed.slice(0, -1);
  return undefined;
}

/** A number past the end leads to the last page. */
export function pageFrom(typed: string, count: number): number {
  return Math.min(count, Number(typed));
}
