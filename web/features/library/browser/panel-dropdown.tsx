import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { FolderTitle } from '../tree/folder-title.tsx';
import { scrollToElement } from '../../../ui/scroll-to-element.ts';
import { useFlagUntilNavigation } from '../../../ui/use-flag-until-navigation.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';

interface PanelDropdownProps {
  label: string;
  selected: string | undefined;
  title: string | undefined;
  children: ReactNode;
}

/**
 * Opens the rows of a panel. Choosing a row navigates, which closes them. A native element, because it must
 * open before the page's script runs.
 */
export function PanelDropdown({ label, selected, title, children }: PanelDropdownProps) {
  const [open, setOpen] = useFlagUntilNavigation();
  const isHydrated = useIsHydrated();
  const whole = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  useFocusKept(open, button);
  useEscape(open, whole, () => setOpen(false));
  useRowsInView(open, whole);
  useOpenedBefore(whole, () => setOpen(true));
  return (
    <details
      ref={whole}
      open={open}
      suppressHydrationWarning
      className="group scroll-mt-28 low:scroll-mt-2"
    >
      <summary
        ref={button}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
        className="flex min-h-14 w-full cursor-pointer list-none items-center justify-between gap-4 px-5 py-2.5 text-left leading-snug hover:bg-leaf-wash focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden"
      >
        <span className="grid min-w-0">
          <span className={selected === undefined ? 'font-medium' : 'text-small text-ink-soft'}>
            {label}
          </span>{' '}
          {selected !== undefined && (
            <span className="font-semibold text-leaf-deep wrap-anywhere">{selected}</span>
          )}
          <FolderTitle title={title} />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="border-t border-line">{(open || !isHydrated) && children}</div>
    </details>
  );
}

/** The rows may have been opened before the page's script ran. */
function useOpenedBefore(
  whole: { current: HTMLDetailsElement | null },
  showAsOpen: () => void,
): void {
  const show = useEffectEvent(showAsOpen);
  useLayoutEffect(() => {
    if (whole.current?.open) show();
  }, [whole]);
}

/** Handles Escape anywhere in the panel; a dialog above it handles its own Escape. */
function useEscape(
  open: boolean,
  inside: { current: HTMLElement | null },
  onEscape: () => void,
): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = inside.current;
    if (!open || !element) return undefined;
    const listener = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape();
    };
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, [open, inside]);
}

/** On a phone the rows of the weeks would open below the edge of the screen. */
function useRowsInView(open: boolean, whole: { current: HTMLElement | null }): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) scrollToElement(whole.current);
    wasOpen.current = open;
  }, [open, whole]);
}

/** The chosen row disappears with the list, so the focus moves to the button. */
function useFocusKept(open: boolean, button: { current: HTMLElement | null }): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const folded = wasOpen.current && !open;
    wasOpen.current = open;
    if (folded && document.activeElement === document.body) button.current?.focus();
  }, [open, button]);
}
