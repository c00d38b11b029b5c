import { type RefObject, useEffect, useEffectEvent } from 'react';

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
