const ARROWS = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End']);

/** Moves the focus between the pictures of the grid. Returns false for a key that does not do so. */
export function moveInGrid(viewer: Element, key: string): boolean {
  if (!ARROWS.has(key)) return false;
  const items = [...viewer.querySelectorAll<HTMLElement>('[data-page-grid] > li')];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const secondRow = items.findIndex(({ offsetTop }) => offsetTop !== items[0]?.offsetTop);
  const columns = secondRow === -1 ? items.length : secondRow;
  const target = targetOf(key, { at, columns, last: items.length - 1 });
  items[target]?.querySelector('button')?.focus();
  return true;
}

function targetOf(
  key: string,
  { at, columns, last }: { at: number; columns: number; last: number },
): number {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: last,
  };
  return Math.min(last, Math.max(0, steps[key] ?? at));
}
