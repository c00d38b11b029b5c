import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useState } from 'react';
import type { MenuItem, MenuProps } from './menu.tsx';
import { PageLink } from './page-link.tsx';
import { useFlagUntilNavigation } from './use-flag-until-navigation.ts';

/** The menu after the first press of its button: open. A click outside, Escape, a choice or navigation closes it. */
export function OpenedMenu({ trigger, items }: Pick<MenuProps, 'trigger' | 'items'>) {
  const [open, setOpen] = useFlagUntilNavigation(true);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <BaseMenu.Trigger ref={setButton} render={trigger} />
      {/* Inside the landmark it belongs to, so that screen reader users find it there. */}
      <BaseMenu.Portal container={button?.closest<HTMLElement>('header, main') ?? undefined}>
        <BaseMenu.Positioner align="end" sideOffset={6} collisionPadding={12} className="z-50">
          <BaseMenu.Popup className="max-h-(--available-height) min-w-48 overflow-y-auto rounded-m border border-line bg-sheet p-1.5 shadow-high outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none">
            {items.map((item) => (
              <MenuRow key={item.label} item={item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const className = `${ROW} ${item.danger ? 'text-apple-deep data-highlighted:bg-apple-wash' : 'data-highlighted:bg-leaf-wash'}`;
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if ('to' in item) {
    return (
      <BaseMenu.LinkItem closeOnClick className={className} render={<PageLink to={item.to} />}>
        {content}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item className={className} disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </BaseMenu.Item>
  );
}

const ROW =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-3 py-2 font-medium no-underline outline-0 aria-[current]:bg-leaf-wash aria-[current]:text-leaf-deep data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-line-strong data-disabled:cursor-default data-disabled:text-line-strong';
