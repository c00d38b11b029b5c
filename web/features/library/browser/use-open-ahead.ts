import { type SyntheticEvent, useEffect, useRef } from 'react';
import { openAhead } from '../pdf-viewer/document-ahead.ts';
import type { Resource } from '../tree/resource.ts';
import { prepareViewer } from './lazy-viewer.tsx';

/** A pointer that only passes over a row opens nothing. */
const RESTS_AFTER_MS = 70;
/** Marks the buttons of a row that open the viewer. */
export const OPENS_VIEWER = { 'data-opens-viewer': true };

/** Handlers of a row that open its resource ahead while it is hovered or focused. */
export function useOpenAhead(resource: Resource) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function stop(): void {
    clearTimeout(timer.current);
  }

  function begin({ target }: SyntheticEvent): void {
    stop();
    if (!leadsToViewer(target)) return;
    // Its code is the same for all rows.
    prepareViewer();
    timer.current = setTimeout(() => openAhead(resource), RESTS_AFTER_MS);
  }

  // A click opens the viewer, which takes what was opened ahead; the focus of the click must not begin again.
  return {
    onPointerOver: begin,
    onPointerLeave: stop,
    onFocus: begin,
    onBlur: stop,
    onClick: stop,
  };
}

/** All of a row but the buttons that do something else. */
function leadsToViewer(target: EventTarget): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button === null || 'opensViewer' in button.dataset;
}
