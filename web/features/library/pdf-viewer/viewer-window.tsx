import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react';
import { createPortal } from 'react-dom';

interface ViewerWindowProps {
  windowRef: RefObject<HTMLDivElement | null>;
  titleId: string;
  className: string;
  /** Not seen yet, because the server's picture of the page still stands in its place. */
  isBehindPicture: boolean;
  /** The element that gets the focus on closing. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  onEscape: () => void;
  children: ReactNode;
}

/**
 * The dialog of the viewer. Not the site's own, whose code is as large as all the rest of the viewer and would be loaded
 * before the first slide.
 */
export function ViewerWindow(props: ViewerWindowProps) {
  const { windowRef, titleId, className, isBehindPicture, finalFocus, onEscape, children } = props;
  useModalFocus(windowRef, finalFocus);
  useEscape(windowRef, onEscape);
  return createPortal(
    <div className={isBehindPicture ? 'opacity-0' : undefined}>
      <div className="fixed inset-0 z-40 bg-shade" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and menu of all that is in it */}
      <div
        ref={windowRef}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- that element would keep toasts out of reach
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={keepTabInside}
        className={`fixed z-50 overflow-hidden outline-none ${className}`}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Keeps the focus out of the page below, and gives it back on closing. */
function useModalFocus(
  windowRef: RefObject<HTMLElement | null>,
  finalFocus: ViewerWindowProps['finalFocus'],
): void {
  const findFinalFocus = useEffectEvent(() => finalFocus?.());
  useEffect(() => {
    const viewer = windowRef.current;
    if (!viewer) return undefined;
    if (!viewer.contains(document.activeElement)) viewer.focus({ preventScroll: true });
    let release = doNothing;
    let timer: ReturnType<typeof setTimeout>;
    // After the first slide is painted, because the browser has to style the whole page again.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        release = holdPageBelow(viewer);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      release();
      findFinalFocus()?.focus({ preventScroll: true });
    };
  }, [windowRef]);
}

/** Neither focus nor pointer nor screen reader gets there, and it does not scroll. Toasts stay in reach. */
function holdPageBelow(viewer: HTMLElement): () => void {
  const root = document.documentElement;
  const { scrollX, scrollY } = window;
  const held = [...document.body.children].filter(
    (each) => !each.contains(viewer) && !each.matches('[inert], [aria-live]'),
  );
  const scrollBack = () => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  // Browsers that do not know `inert` let Tab leave the viewer.
  const bringBack = ({ target }: FocusEvent) => {
    if (held.some((each) => target instanceof Node && each.contains(target))) viewer.focus();
  };
  for (const each of held) each.toggleAttribute('inert', true);
  root.dataset['viewerOpen'] = '';
  document.addEventListener('focusin', bringBack);
  document.addEventListener('scroll', scrollBack);
  return () => {
    for (const each of held) each.removeAttribute('inert');
    delete root.dataset['viewerOpen'];
    document.removeEventListener('focusin', bringBack);
    document.removeEventListener('scroll', scrollBack);
  };
}

const CONTROLS = 'a[href], button, input, [tabindex="0"]';

/** From the last control Tab leads to the first, and the other way round. */
function keepTabInside(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const viewer = event.currentTarget;
  const controls = [...viewer.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) => each.tabIndex === 0 && !each.closest('[inert]') && each.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey
    ? [controls.at(0), controls.at(-1)]
    : [controls.at(-1), controls.at(0)];
  const isAtEdge = document.activeElement === from;
  if (!isAtEdge && !(event.shiftKey && document.activeElement === viewer)) return;
  event.preventDefault();
  to?.focus();
}

function useEscape(windowRef: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listener = ({ key, target, isComposing }: KeyboardEvent) => {
      // A toast or a dialog above the viewer has an Escape of its own.
      const isOurs =
        target === document.body ||
        (target instanceof Node && windowRef.current?.contains(target) === true);
      if (key === 'Escape' && !isComposing && isOurs) escape();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [windowRef]);
}

function doNothing(): void {}
