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
      if (value === renderedValue(select)) continue;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, [container]);
}

/** The value that the server has rendered. */
function renderedValue(select: HTMLSelectElement): string | undefined {
  const options = [...select.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}
