import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { uiCopy } from '../copy/ui.ts';
import type { OpenedMenu } from './opened-menu.tsx';
import { showToast } from './show-toast.ts';

interface Item {
  label: string;
  icon?: ReactNode;
  /** Shown in red, because the item deletes something. */
  danger?: boolean;
  disabled?: boolean;
}

export type MenuItem = (Item & { onSelect: () => void }) | (Item & { to: string });

export interface MenuProps {
  /** The button that opens it, such as `<Button>More actions</Button>`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
  /** Shown instead when the code of the menu cannot be loaded; by default a toast says so. */
  fallback?: ReactNode;
}

/** A button with a list of actions or links, whose code is loaded when the button is first pointed at, focused or pressed. */
export function Menu({ trigger, items, fallback }: MenuProps) {
  const [Opened, setOpened] = useState<typeof OpenedMenu>();
  const [failed, setFailed] = useState(false);
  const open = () => {
    loadMenu().then(
      (loaded) => setOpened(() => loaded.OpenedMenu),
      () => {
        setFailed(true);
        if (fallback === undefined) showToast('error', uiCopy.screenNotLoaded.explanation);
      },
    );
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  if (Opened) return <Opened trigger={trigger} items={items} />;
  if (failed && fallback !== undefined) return fallback;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
    onKeyDown: openByArrow,
  });
}

function preload(): void {
  loadMenu().catch(() => undefined);
}

function loadMenu() {
  return import('./opened-menu.tsx');
}
