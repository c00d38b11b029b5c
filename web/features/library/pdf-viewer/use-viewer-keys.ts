import { useEffect, useEffectEvent } from 'react';
import type { ViewMode } from './page-layout.ts';
import { actionFor, type PressedIn, type ViewerAction } from './viewer-keys.ts';

/** Listens to the keyboard wherever the focus is. */
export function useViewerKeys(mode: ViewMode, onAction: (action: ViewerAction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionFor(event, mode, whereOf(event.target));
    if (!action) return;
    event.preventDefault();
    onAction(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    // On the way down, because the dialog keeps the arrow keys of its inside from the page around it.
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

function whereOf(target: EventTarget | null): PressedIn {
  if (target instanceof HTMLInputElement) return 'field';
  return target instanceof HTMLButtonElement ? 'button' : 'page';
}
