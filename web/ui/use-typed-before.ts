import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Tells a controlled component what was typed into its field before the page's script ran. Without this
 * its next render would put the value of the server back.
 */
export function useTypedBefore(
  field: RefObject<HTMLElement | null>,
  adopt: (typed: string) => void,
): void {
  const adoptTyped = useEffectEvent(adopt);
  useLayoutEffect(() => {
    const element = field.current;
    if (!(element instanceof HTMLInputElement) || element.value === element.defaultValue) return;
    adoptTyped(element.value);
  }, [field]);
}

/** The same for a box or a switch that was ticked before. */
export function useTickedBefore(
  box: RefObject<HTMLInputElement | null>,
  adopt: ((ticked: boolean) => void) | undefined,
): void {
  const adoptTicked = useEffectEvent((ticked: boolean) => adopt?.(ticked));
  useLayoutEffect(() => {
    const element = box.current;
    if (element && element.checked !== element.defaultChecked) adoptTicked(element.checked);
  }, [box]);
}
