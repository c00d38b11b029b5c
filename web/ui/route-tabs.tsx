import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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
  return (
    <Tabs.Root value={current}>
      <Tabs.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.id}
            value={tab.id}
            nativeButton={false}
            className={TAB}
            render={<Link to={tab.to} preventScrollReset />}
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current} tabIndex={-1} className="py-6">
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}

const TAB =
  'flex min-h-12 shrink-0 items-center border-b-3 border-transparent px-3 font-medium text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-3 desktop:px-4 data-active:border-leaf data-active:font-semibold data-active:text-leaf-deep';
