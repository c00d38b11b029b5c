import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a, button, input, textarea, select';
const GUARD = '[data-base-ui-focus-guard]';

/** While the panel is beside the page: it hides nothing that has the focus, and the focus never gets stuck behind it. */
export function usePageBeside(
  active: boolean,
  panel: RefObject<HTMLElement | null>,
  makeWay: () => void,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const watch = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target !== document.activeElement) return;
      // Nothing follows the panel, so the page begins anew.
      if (target.matches(GUARD)) document.querySelector<HTMLElement>('#root a')?.focus();
      else if (panel.current && isUnder(panel.current, target)) makeWay();
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [active, panel, makeWay]);
}

function isUnder(panel: HTMLElement, target: HTMLElement): boolean {
  // A dialog lies over the panel, not under it.
  if (!target.matches(CONTROLS) || target.closest('[role=dialog]')) return false;
  const over = panel.getBoundingClientRect();
  const under = target.getBoundingClientRect();
  const beside = under.right <= over.left || under.left >= over.right;
  return !beside && under.bottom > over.top && under.top < over.bottom;
}
