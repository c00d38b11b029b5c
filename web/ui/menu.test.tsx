import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

test('choosing an item runs it and closes the menu', async () => {
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

test('an item with an address is a link', async () => {
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

test('navigation closes the menu', async () => {
  const menu = <Menu trigger={<Button>More actions</Button>} items={[]} />;
  const router = createMemoryRouter([{ path: '*', element: <main>{menu}</main> }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));

  // Inside the landmark of its button, so that screen reader users find it there.
  expect(screen.getByRole('main').contains(await screen.findByRole('menu'))).toBe(true);
  await router.navigate('/elsewhere');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  await router.navigate(-1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('menu')).toBeNull();
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
