import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

test('choosing an item does it and closes the menu', async () => {
  const { download } = await openMenu();

  await userEvent.click(screen.getByRole('menuitem', { name: 'Download' }));

  expect(download).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('the arrow keys and Enter choose an item', async () => {
  const { download } = await openMenu();

  await userEvent.keyboard('{ArrowDown}{Enter}');

  expect(download).toHaveBeenCalledTimes(1);
});

test('an item that goes somewhere is a link', async () => {
  await openMenu();

  const item = screen.getByRole('menuitem', { name: 'Account Settings' });

  expect(item.getAttribute('href')).toBe('/profile');
});

test('a click outside and Escape close the menu', async () => {
  await openMenu();
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

async function openMenu() {
  const download = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <Menu
        trigger={<Button>More actions</Button>}
        items={[
          { label: 'Download', onSelect: download },
          { label: 'Account Settings', to: '/profile' },
        ]}
      />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menu');
  return { download };
}
