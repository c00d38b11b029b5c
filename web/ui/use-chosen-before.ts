import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the controlled selects of a container what was chosen in them before the page's script ran. Without this their
 * next render would put the value of the server back.
 */
export function useChosenBefore(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const selects = [...(container.current?.querySelectorAll('select') ?? [])];
    // Read before the first is told, because that renders all of them.
    const chosen = selects.map((select) => [select, select.value] as const);
    for (const [select, value] of chosen) {
      if (value === select.options[0]?.value) continue;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, [container]);
}
