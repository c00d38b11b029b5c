import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { uiCopy } from '../copy/ui.ts';
import { toastMessages } from './show-toast.ts';
import { Toast } from './toast.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Administrators work through lists, so their toasts make way sooner. */
export const TOAST_MS = { standard: 5000, admin: 3000, fade: 300 } as const;

/** More would cover a phone's screen; the oldest are hidden. */
const SHOWN_AT_ONCE = 4;
/** Moves the focus to the toasts, as in other applications it moves between panes. */
const FOCUS_KEY = 'F6';

interface ToastAreaProps {
  /** How long a toast is shown. Hover and focus pause the timer. */
  shownMs?: number;
}

/** Always in the page, so that screen readers announce what appears in it. */
export function ToastArea({ shownMs = TOAST_MS.standard }: ToastAreaProps) {
  const { watch, read, readOnServer, remove, clear } = toastMessages;
  const messages = useSyncExternalStore(watch, read, readOnServer);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  useEffect(() => clear, [clear]);
  useFocusKey(region, messages.length > 0);
  if (!useIsHydrated()) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only pause the timers
    <section
      ref={region}
      tabIndex={-1}
      aria-live="polite"
      aria-atomic="false"
      aria-label={uiCopy.notifications}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="fixed inset-x-4 top-4 z-60 grid gap-3 tablet:top-22 tablet:left-auto tablet:w-96 print:hidden"
    >
      {messages.map((message, index) => (
        <Toast
          key={message.id}
          message={message}
          hidden={index >= SHOWN_AT_ONCE}
          shownMs={hovered || focused ? undefined : shownMs}
          fadeMs={TOAST_MS.fade}
          onGone={() => remove(message.id)}
        />
      ))}
    </section>,
    document.body,
  );
}

function useFocusKey(region: { current: HTMLElement | null }, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== FOCUS_KEY) return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, [region, active]);
}
