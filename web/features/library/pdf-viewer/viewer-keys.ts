import { useEffect, useEffectEvent } from 'react';
import type { ViewMode } from './page-layout.ts';

export type ViewerAction =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'zoom-in'
  | 'zoom-out'
  | 'full-screen'
  | 'blank';

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** Where the key was pressed: a field takes every key itself, a button those that press it. */
export type PressedIn = 'page' | 'button' | 'field';

const ALWAYS: Record<string, ViewerAction> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  f: 'full-screen',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  _: 'zoom-out',
};

/** Clickers send these. While reading they scroll, as they do everywhere. */
const PRESENTING: Record<string, ViewerAction> = {
  PageDown: 'next',
  PageUp: 'previous',
  ' ': 'next',
  Enter: 'next',
  Home: 'first',
  End: 'last',
  b: 'blank',
  '.': 'blank',
};

const PRESSES_BUTTON = new Set([' ', 'Enter']);
/** Held down, these would flicker. */
const ONCE_A_PRESS = new Set<ViewerAction>(['full-screen', 'blank']);

/** Escape is not here: the dialog itself listens for it. */
export function actionFor(
  pressed: Pressed,
  mode: ViewMode,
  where: PressedIn,
): ViewerAction | undefined {
  // Ctrl with + or F belongs to the browser.
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || where === 'field') return undefined;
  if (where === 'button' && PRESSES_BUTTON.has(pressed.key)) return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const action = ALWAYS[key] ?? (mode === 'presenting' ? PRESENTING[key] : undefined);
  return action && pressed.repeat && ONCE_A_PRESS.has(action) ? undefined : action;
}

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
