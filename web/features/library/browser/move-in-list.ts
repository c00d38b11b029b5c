import type { KeyboardEvent } from 'react';

/** Letters typed within this time of each other belong together: 1 and 8 for Week 18. */
const TYPING_MS = 1500;

let typed = { text: '', at: 0 };

/**
 * Moves the focus between the rows of a list: by arrows, to the first and last, or to the row with a word that begins
 * as typed. The arrows to the side lead to the list beside it.
 */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isCharacter = /^[\p{L}\p{N}]$/u.test(event.key);
  // Any other key ends a name: 6, Enter, 1 and 8 are Year 6 and Week 18.
  if (!isCharacter) typed = { text: '', at: 0 };
  const next = isCharacter
    ? rowTyped(event.key, rowsOf(event.currentTarget))
    : rowBy(event.key, event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function rowBy(key: string, list: HTMLElement): HTMLElement | undefined {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  if (key === 'ArrowDown') return rows[at + 1];
  if (key === 'ArrowUp') return rows[at - 1];
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  if (key === 'ArrowRight') return rowBeside(list, 1);
  if (key === 'ArrowLeft') return rowBeside(list, -1);
  return undefined;
}

function rowTyped(key: string, rows: HTMLElement[]): HTMLElement | undefined {
  const now = performance.now();
  typed = { text: now - typed.at < TYPING_MS ? typed.text + key : key, at: now };
  const text = typed.text.toLowerCase();
  return rows.find((row) => wordsOf(row).some((word) => word.startsWith(text)));
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('li')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href], button') ?? [],
  );
}

/** The selected row of the list beside this one, or its first. */
function rowBeside(list: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const lists = [...document.querySelectorAll<HTMLElement>('main section > div > ul')];
  const beside = lists[lists.indexOf(list) + step];
  if (!beside) return undefined;
  return beside.querySelector<HTMLElement>('a[aria-current]') ?? rowsOf(beside)[0];
}

function wordsOf(row: HTMLElement): string[] {
  return (row.textContent ?? '').toLowerCase().split(/\s+/);
}
