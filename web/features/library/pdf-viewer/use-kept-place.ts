import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Layout, sameLayout } from './page-layout.ts';

interface Shown {
  page: number;
  layout: Layout | undefined;
}

/** Keeps the point in the middle of the stage after a change of size, and begins another page at its top. */
export function useKeptPlace(
  stageRef: RefObject<HTMLElement | null>,
  { page, layout }: Shown,
): void {
  const last = useRef<Shown>({ page, layout });
  const middle = useRef({ x: 0.5, y: 0, atTop: true });
  const isScrolled = useRef(false);

  const note = useEffectEvent(() => {
    const stage = stageRef.current;
    if (!stage) return;
    isScrolled.current = stage.scrollTop > 0 || stage.scrollLeft > 0;
    middle.current = {
      x: (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
      y: (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
      atTop: stage.scrollTop === 0,
    };
  });

  useEffect(() => {
    const stage = stageRef.current;
    const listener = () => note();
    stage?.addEventListener('scroll', listener, { passive: true });
    return () => stage?.removeEventListener('scroll', listener);
  }, [stageRef]);

  useLayoutEffect(() => {
    const stage = stageRef.current;
    const before = last.current;
    last.current = { page, layout };
    if (!stage) return;
    if (before.page !== page) {
      // Scrolling makes the browser lay out the page at once.
      if (isScrolled.current) stage.scrollTo(0, 0);
    } else if (layout && before.layout && !sameLayout(before.layout, layout)) {
      const { x, y, atTop } = middle.current;
      const left = x * stage.scrollWidth - stage.clientWidth / 2;
      stage.scrollTo(left, atTop ? 0 : y * stage.scrollHeight - stage.clientHeight / 2);
    }
  }, [stageRef, page, layout]);
}
