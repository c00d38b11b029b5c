import { type RefObject, useEffect, useEffectEvent } from 'react';

const SHORTEST_PX = 48;
const LONGEST_MS = 800;

/** Reports a swipe of one finger across an element that has nothing to scroll in that direction. */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  onSwipe: (direction: 'previous' | 'next') => void,
): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = ref.current;
    let start: { x: number; y: number; at: number } | undefined;
    const begin = ({ touches, timeStamp: at }: TouchEvent) => {
      const [touch] = touches;
      const isOne = touches.length === 1;
      start = isOne && touch ? { x: touch.clientX, y: touch.clientY, at } : undefined;
    };
    const end = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [touch] = changedTouches;
      if (!start || !touch || !element || timeStamp - start.at > LONGEST_MS) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      start = undefined;
      const scrolls = element.scrollWidth > element.clientWidth;
      if (scrolls || Math.abs(dx) < SHORTEST_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      swipe(dx < 0 ? 'next' : 'previous');
    };
    element?.addEventListener('touchstart', begin, { passive: true });
    element?.addEventListener('touchend', end, { passive: true });
    return () => {
      element?.removeEventListener('touchstart', begin);
      element?.removeEventListener('touchend', end);
    };
  }, [ref]);
}

/** A swipe past the edge of a page must not be the browser's Back. */
export function useNoBackSwipe(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.overscrollBehaviorX = 'none';
    return () => {
      style.overscrollBehaviorX = '';
    };
  }, []);
}

/** Reports which half of an element was tapped or clicked. */
export function useTap(
  ref: RefObject<HTMLElement | null>,
  onTap: (half: 'left' | 'right') => void,
): void {
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    const element = ref.current;
    const listener = ({ clientX }: MouseEvent) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      tap(clientX < left + width / 2 ? 'left' : 'right');
    };
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, [ref]);
}
