import { useEffect, useEffectEvent } from 'react';
import type { ViewMode } from './page-layout.ts';

export type ViewerAction =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'zoom-in'
  | 'zoom-out'
  | 'full-screen';

export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** The focused element: a field handles every key itself, a button the keys that press it. */
export type PressedIn = 'page' | 'button' | 'field';

/** Letters that the board has (`board-keys.ts`) do not reach these tables: it is asked first. */
const ALWAYS: Record<string, ViewerAction> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  f: 'full-screen',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  _: 'zoom-out',
};

/** Sent by presentation clickers. While reading these keys scroll, as usual. */
const PRESENTING: Record<string, ViewerAction> = {
  PageDown: 'next',
  PageUp: 'previous',
  ' ': 'next',
  Enter: 'next',
  Home: 'first',
  End: 'last',
};

const PRESSES_BUTTON = new Set([' ', 'Enter']);
/** Ignored while held down, because it would flicker. */
const ONCE_A_PRESS = new Set<ViewerAction>(['full-screen']);

/** Escape is handled by the dialog itself. */
export function actionFor(
  pressed: Pressed,
  mode: ViewMode,
  where: PressedIn,
): ViewerAction | undefined {
  // Ctrl with + or F is a shortcut of the browser.
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || where === 'field') return undefined;
  if (where === 'button' && PRESSES_BUTTON.has(pressed.key)) return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const action = ALWAYS[key] ?? (mode === 'presenting' ? PRESENTING[key] : undefined);
  return action && pressed.repeat && ONCE_A_PRESS.has(action) ? undefined : action;
}

interface KeysSettings {
  mode: ViewMode;
  /** Asked first; returns whether the key was one of the board's. */
  onBoardKey: (event: KeyboardEvent) => boolean;
  onAction: (action: ViewerAction) => void;
}

/** Listens to the keyboard wherever the focus is. */
export function useViewerKeys({ mode, onBoardKey, onAction }: KeysSettings): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (onBoardKey(event)) {
      event.preventDefault();
      // The dialog would leave full screen with the Escape that closes a panel of the board.
      return event.stopPropagation();
    }
    const action = actionFor(event, mode, whereOf(event.target));
    if (!action) return;
    event.preventDefault();
    onAction(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    // In the capture phase, before the dialog hears Escape.
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

function whereOf(target: EventTarget | null): PressedIn {
  if (target instanceof HTMLInputElement) return 'field';
  return target instanceof HTMLButtonElement ? 'button' : 'page';
}
