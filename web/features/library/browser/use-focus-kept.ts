import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { kindOf, type LibraryChange } from '../changes/library-change.ts';
import type { Adding } from './folder-panels.tsx';

/** By then a dialog that has closed has given the focus back to where it came from. */
const GIVEN_BACK_MS = 100;

/**
 * The row that a change began at may be gone after it, and with it what would have the focus again. Then the
 * button in the head of its panel has it.
 */
export function useFocusKept(change: LibraryChange | undefined): Adding['buttons'] {
  const year = useRef<HTMLButtonElement>(null);
  const week = useRef<HTMLButtonElement>(null);
  const resource = useRef<HTMLButtonElement>(null);
  const buttons = useMemo(() => ({ year, week, resource }), []);
  useEffect(() => {
    if (!change) return undefined;
    return () => {
      setTimeout(() => catchFocus(buttons[kindOf(change)]), GIVEN_BACK_MS);
    };
  }, [change, buttons]);
  return buttons;
}

function catchFocus(button: RefObject<HTMLElement | null>): void {
  if (document.activeElement === document.body) button.current?.focus();
}
