import { type RefObject, useEffect, useState } from 'react';

const FADE_AFTER_MS = 3000;
/** A pointer that moves less has tapped. */
const TAP_PX = 10;
/** Between two strokes of somebody who writes. */
const WRITING_PAUSE_MS = 1000;

/** Whether the controls are shown. While presenting they fade when the pointer rests and no control is in use. */
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
    const pressedAt = new Map<number, { x: number; y: number }>();
    let pause: ReturnType<typeof setTimeout>;
    const notePress = ({ pointerId, screenX, screenY }: PointerEvent) => {
      clearTimeout(pause);
      pressedAt.set(pointerId, { x: screenX, y: screenY });
    };
    // The board keeps its other events to itself while somebody writes. The end of a stroke wakes the controls after a
    // pause only, or the next stroke at the edge of the page would meet them.
    const wakeOnRelease = ({ pointerId, screenX, screenY }: PointerEvent) => {
      const { x = screenX, y = screenY } = pressedAt.get(pointerId) ?? {};
      pressedAt.delete(pointerId);
      const isTap = Math.hypot(screenX - x, screenY - y) <= TAP_PX;
      pause = setTimeout(wake, isTap ? 0 : WRITING_PAUSE_MS);
    };
    const wakeOnFocus = () => {
      if (isInUse(viewer.current)) wake();
    };
    wake();
    window.addEventListener('pointermove', wakeOnMove);
    window.addEventListener('pointerdown', wake);
    window.addEventListener('pointerdown', notePress, { capture: true });
    window.addEventListener('pointerup', wakeOnRelease);
    window.addEventListener('focusin', wakeOnFocus);
    return () => {
      clearTimeout(timer);
      clearTimeout(pause);
      setShown(true);
      window.removeEventListener('pointermove', wakeOnMove);
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('pointerdown', notePress, { capture: true });
      window.removeEventListener('pointerup', wakeOnRelease);
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
