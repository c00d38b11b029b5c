import { type RefObject, useEffect, useState } from 'react';

const FADE_AFTER_MS = 3000;

/** Whether the controls are shown: always while reading; while presenting until the pointer rests and no control is in use. */
export function useFadingControls(
  isFading: boolean,
  viewer: RefObject<HTMLElement | null>,
): boolean {
  const [areShown, setShown] = useState(true);
  useEffect(() => {
    if (!isFading) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let lastPlace = '';
    const wake = () => {
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(rest, FADE_AFTER_MS);
    };
    const rest = () => {
      if (isInUse(viewer.current)) wake();
      else setShown(false);
    };
    const wakeOnMove = ({ screenX, screenY }: PointerEvent) => {
      const place = `${screenX},${screenY}`;
      // Browsers also report a move when an element appears under a resting pointer.
      if (lastPlace !== '' && place !== lastPlace) wake();
      lastPlace = place;
    };
    const wakeOnFocus = () => {
      if (isInUse(viewer.current)) wake();
    };
    wake();
    window.addEventListener('pointermove', wakeOnMove);
    window.addEventListener('pointerdown', wake);
    // The board keeps its other events to itself while somebody writes.
    window.addEventListener('pointerup', wake);
    window.addEventListener('focusin', wakeOnFocus);
    return () => {
      clearTimeout(timer);
      setShown(true);
      window.removeEventListener('pointermove', wakeOnMove);
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('pointerup', wake);
      window.removeEventListener('focusin', wakeOnFocus);
    };
  }, [isFading, viewer]);
  return areShown;
}

/** A control is hovered or focused. */
function isInUse(viewer: HTMLElement | null): boolean {
  const controls = viewer?.querySelectorAll('[data-controls]') ?? [];
  return [...controls].some(
    (bar) => bar.matches(':hover') || bar.querySelector(':focus-visible') !== null,
  );
}
