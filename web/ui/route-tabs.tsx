import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';

interface RouteTab {
  id: string;
  label: string;
  to: string;
}

interface RouteTabsProps {
  label: string;
  tabs: readonly RouteTab[];
  current: string;
  children: ReactNode;
}

/**
 * Tabs whose state is the address: each is a real link, so it opens in a new window and can be
 * copied, and still a tab, so arrow keys move between them and the panel has the tab's name.
 */
export function RouteTabs({ label, tabs, current, children }: RouteTabsProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => showTab(strip.current, `${id}-${current}`), [id, current]);
  return (
    <div>
      <div
        ref={strip}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={moveFocus}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] print:hidden"
      >
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            role="tab"
            id={`${id}-${tab.id}`}
            to={tab.to}
            preventScrollReset
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            data-active={tab.id === current ? '' : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            className={TAB}
          >
            {tab.label}
          </Link>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        tabIndex={-1}
        className="py-6"
      >
        {children}
      </div>
    </div>
  );
}

const NARROW = '(max-width: 48rem)';

/** On a phone the tabs are wider than the screen. */
function showTab(strip: HTMLElement | null, tabId: string): void {
  const tab = document.getElementById(tabId);
  if (!strip || !tab || !window.matchMedia(NARROW).matches) return;
  strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

/** Arrow keys, Home and End move the focus only; Enter follows the link as usual, and Space does too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const focused = tabs.findIndex((tab) => tab === document.activeElement);
  if (focused === -1 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === ' ') tabs[focused]?.click();
  const next = { ArrowRight: focused + 1, ArrowLeft: focused - 1, Home: 0, End: -1 }[event.key];
  if (next !== undefined) tabs.at(next % tabs.length)?.focus();
  if (next !== undefined || event.key === ' ') event.preventDefault();
}

const TAB =
  'flex min-h-12 shrink-0 items-center border-b-3 border-transparent px-3 font-medium text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-3 desktop:px-4 data-active:border-leaf data-active:font-semibold data-active:text-leaf-deep';
