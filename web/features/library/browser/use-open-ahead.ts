import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { openAhead, showAhead } from '../pdf-viewer/document-ahead.ts';
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

  /** A click opens the viewer, which takes what was opened ahead; the focus of the click must not begin again. */
  function open({ target, defaultPrevented }: MouseEvent): void {
    stop();
    // A link that the router follows, rather than the browser in another tab.
    if (defaultPrevented && target instanceof Element && target.closest('a')) showAhead(resource);
  }

  return {
    onPointerOver: begin,
    onPointerLeave: stop,
    onFocus: begin,
    onBlur: stop,
    onClick: open,
  };
}

/** All of a row but the buttons that do something else. */
function leadsToViewer(target: EventTarget): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button === null || 'opensViewer' in button.dataset;
}
