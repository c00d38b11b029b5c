import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from './ink.ts';
import { newId } from './new-id.ts';

export interface PointerGesture {
  /** Every pointer has its own: a finger, another finger, the stylus, the mouse. */
  id: string;
  /** Where the pointer was before. */
  from: Point;
  /** In page units. Fast movements bring several points at once. */
  points: Point[];
  /** The other end of a stylus. */
  isEraserEnd: boolean;
}

interface PointerHandlers {
  onDown: (gesture: PointerGesture) => void;
  onMove: (gesture: PointerGesture) => void;
  onUp: (id: string) => void;
  /** Moves without being pressed. */
  onHover: (point: Point | null) => void;
}

const ERASER_BUTTON = 5;
const DECIMALS = 1e5;

/**
 * Follows all pointers over a layer at once. Pressed pointers belong to the layer alone: they neither turn pages, as a
 * tap on the page would, nor bring back the controls over the place where somebody writes.
 */
export function usePointers(layer: RefObject<HTMLElement | null>, handlers: PointerHandlers): void {
  const down = useEffectEvent(handlers.onDown);
  const move = useEffectEvent(handlers.onMove);
  const up = useEffectEvent(handlers.onUp);
  const hover = useEffectEvent(handlers.onHover);
  useEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const pressed = new Map<number, PointerGesture>();
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', follow, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('pointercancel', release, { signal });
    element.addEventListener('pointerleave', () => hover(null), { signal });
    keepFromPage(element, signal);
    return () => {
      controller.abort();
      for (const { id } of pressed.values()) up(id);
      hover(null);
    };

    function press(event: PointerEvent): void {
      event.stopPropagation();
      if (event.button !== 0 && event.button !== ERASER_BUTTON) return;
      // Keeps the focus where it is, so that a clicker goes on turning pages.
      event.preventDefault();
      element?.setPointerCapture(event.pointerId);
      const point = pointOf(event);
      const gesture = {
        id: newId(),
        from: point,
        points: [point],
        isEraserEnd: event.button === ERASER_BUTTON,
      };
      pressed.set(event.pointerId, gesture);
      down(gesture);
    }

    function follow(event: PointerEvent): void {
      const gesture = pressed.get(event.pointerId);
      if (!gesture) return hover(pointOf(event));
      event.stopPropagation();
      const points = eventsOf(event).map(pointOf);
      pressed.set(event.pointerId, { ...gesture, from: points.at(-1) ?? gesture.from });
      return move({ ...gesture, points });
    }

    function release(event: PointerEvent): void {
      const gesture = pressed.get(event.pointerId);
      if (!gesture) return;
      pressed.delete(event.pointerId);
      up(gesture.id);
    }

    function pointOf({ clientX, clientY }: PointerEvent): Point {
      const { left = 0, top = 0, width = 1 } = element?.getBoundingClientRect() ?? {};
      return { x: rounded((clientX - left) / width), y: rounded((clientY - top) / width) };
    }
  }, [layer]);
}

/** All movements since the last frame, where the browser reports them. */
function eventsOf(event: PointerEvent): PointerEvent[] {
  const given: Partial<Pick<PointerEvent, 'getCoalescedEvents'>> = event;
  const events = given.getCoalescedEvents?.() ?? [];
  return events.length > 0 ? events : [event];
}

/** A fraction of a pixel, even on the largest board; shorter messages to the other window. */
function rounded(length: number): number {
  return Math.round(length * DECIMALS) / DECIMALS;
}

/** Neither a tap nor a swipe on this element, which is over the page, turns the page. */
export function keepFromPage(element: HTMLElement, signal: AbortSignal): void {
  for (const type of ['click', 'touchstart', 'touchend'] as const) {
    element.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
  }
}
