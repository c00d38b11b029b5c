import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { RouteTabs } from './route-tabs.tsx';

test('the tab of the address is selected and names the panel', () => {
  renderTabs('/favourites');

  const selected = screen.getByRole('tab', { name: 'Favourites' });

  expect(selected.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Favourites' }).textContent).toBe('/favourites');
});

test('a tab is a link, and clicking it goes there', async () => {
  renderTabs('/favourites');
  const teaching = screen.getByRole('tab', { name: 'Teaching' });

  expect(teaching.getAttribute('href')).toBe('/teaching');
  await userEvent.click(teaching);

  expect(screen.getByRole('tabpanel', { name: 'Teaching' }).textContent).toBe('/teaching');
});

test('arrow keys move between tabs without leaving the page, Enter goes there', async () => {
  renderTabs('/teaching');
  await userEvent.tab();

  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Favourites' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('/teaching');

  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel').textContent).toBe('/favourites');
});

function renderTabs(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Example />
    </MemoryRouter>,
  );
}

function Example() {
  const { pathname } = useLocation();
  return (
    <RouteTabs label="Resources" tabs={TABS} current={pathname.slice(1)}>
      {pathname}
    </RouteTabs>
  );
}

const TABS = [
  { id: 'teaching', label: 'Teaching', to: '/teaching' },
  { id: 'favourites', label: 'Favourites', to: '/favourites' },
];
