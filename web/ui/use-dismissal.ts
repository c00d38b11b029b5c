import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when an open element is to be closed: by Escape, which then does nothing else, or by a press elsewhere. */
export function useDismissal(
  open: boolean,
  inside: RefObject<HTMLElement | null>[],
  onDismiss: () => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  const isInside = useEffectEvent((target: EventTarget | null) =>
    inside.some(({ current }) => target instanceof Node && current?.contains(target)),
  );
  useEffect(() => {
    if (!open) return undefined;
    const hearKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      dismiss();
    };
    const hearPress = ({ target }: Event) => {
      if (!isInside(target)) dismiss();
    };
    window.addEventListener('keydown', hearKey, { capture: true });
    window.addEventListener('pointerdown', hearPress, { capture: true });
    return () => {
      window.removeEventListener('keydown', hearKey, { capture: true });
      window.removeEventListener('pointerdown', hearPress, { capture: true });
    };
  }, [open]);
}
