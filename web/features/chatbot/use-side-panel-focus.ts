import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a, button, input, textarea, select';
const GUARD = '[data-base-ui-focus-guard]';

/** For the panel beside the page: it closes when it covers the focused element, and Tab moves between both. */
export function useSidePanelFocus(
  active: boolean,
  panel: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const watch = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target !== document.activeElement) return;
      // The panel is last in the DOM, so Tab continues at the top of the page.
      if (target.matches(GUARD)) document.querySelector<HTMLElement>('#root a')?.focus();
      else if (panel.current && isUnder(panel.current, target)) onClose();
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [active, panel, onClose]);
}

function isUnder(panel: HTMLElement, target: HTMLElement): boolean {
  // A dialog is above the panel.
  if (!target.matches(CONTROLS) || target.closest('[role=dialog]')) return false;
  const over = panel.getBoundingClientRect();
  const under = target.getBoundingClientRect();
  const beside = under.right <= over.left || under.left >= over.right;
  return !beside && under.bottom > over.top && under.top < over.bottom;
}
