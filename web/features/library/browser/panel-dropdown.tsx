import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFlagUntilNavigation } from '../../../ui/use-flag-until-navigation.ts';

interface PanelDropdownProps {
  label: string;
  selected: string | undefined;
  children: ReactNode;
}

/** A button that opens the rows of a panel. Choosing a row navigates, which closes them. */
export function PanelDropdown({ label, selected, children }: PanelDropdownProps) {
  const [open, setOpen] = useFlagUntilNavigation();
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useFocusKept(open, button);
  const whole = useRef<HTMLDivElement>(null);
  useEscape(open, whole, () => setOpen(false));
  return (
    <div ref={whole}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 px-5 py-2.5 text-left leading-snug hover:bg-leaf-wash focus-visible:-outline-offset-3"
      >
        <span className="grid min-w-0">
          <span className={selected === undefined ? 'font-medium' : 'text-small text-ink-soft'}>
            {label}
          </span>{' '}
          {selected !== undefined && (
            <span className="font-semibold text-leaf-deep wrap-anywhere">{selected}</span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`shrink-0 transition-transform motion-reduce:transition-none ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={listId} hidden={!open} className="border-t border-line">
        {open && children}
      </div>
    </div>
  );
}

/** Handles Escape anywhere in the panel; a dialog above it handles its own Escape. */
function useEscape(open: boolean, inside: { current: HTMLElement | null }, tell: () => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    const element = inside.current;
    if (!open || !element) return undefined;
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    element.addEventListener('keydown', hear);
    return () => element.removeEventListener('keydown', hear);
  }, [open, inside]);
}

/** The chosen row disappears with the list, so the focus moves to the button. */
function useFocusKept(open: boolean, button: { current: HTMLButtonElement | null }): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const folded = wasOpen.current && !open;
    wasOpen.current = open;
    if (folded && document.activeElement === document.body) button.current?.focus();
  }, [open, button]);
}
