import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aTeacher } from '../../../testing/a-session.ts';
import { renderSite } from '../../../testing/render-site.tsx';

test('years and weeks are behind dropdowns that close when one is chosen', async () => {
  const { router } = await renderSite('/teaching', { session: aTeacher() });
  const years = await findDropdown('Select Year');
  expect(years.closest('details')?.open).toBe(false);
  expect(screen.queryByRole('link', { name: 'Year 2' })).toBeNull();

  await userEvent.click(years);
  await userEvent.click(screen.getByRole('link', { name: 'Year 2' }));
  expect(router.state.location.pathname).toBe('/teaching/Year%202');
  expect(years.closest('details')?.open).toBe(false);
  expect(years.textContent).toBe('Select Year Year 2');
  await waitFor(() => expect(document.activeElement).toBe(years));

  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  const weeks = await findDropdown('Select Week');
  await userEvent.click(weeks);
  expect(scrolledTo.mock.contexts).toEqual([weeks.closest('details')]);
  expect(screen.getByRole('button', { name: 'Favourite Week 2' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Week 2' }));
  expect(await screen.findByRole('link', { name: 'Film.pdf' })).toBeTruthy();
});

test('the actions are in a menu, which a click outside closes', async () => {
  const { router } = await renderSite('/teaching/Year%202/Week%201', { session: aTeacher() });
  const more = () => screen.findByRole('button', { name: 'More actions for Slides.pdf' });
  expect(await more()).toHaveProperty('title', 'More actions');

  await userEvent.click(await more());
  expect(await itemsOfMenu()).toEqual(['Open', 'Present', 'Download', 'Print']);
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  await userEvent.click(await more());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Open' }));
  expect(router.state.location.pathname).toBe('/teaching/Year%202/Week%201/Slides.pdf');
});

test('the menu of a read-only resource has no Download and no Print', async () => {
  await renderSite('/teaching/Year%202/Week%202', { session: aTeacher() });

  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Film.pdf' }));

  expect(await itemsOfMenu()).toEqual(['Open', 'Present']);
});

/** A `summary`, which has no role to find it by. */
async function findDropdown(label: string): Promise<HTMLElement> {
  const summary = (await screen.findByText(label)).closest('summary');
  if (!summary) throw new Error(`${label} opens nothing`);
  return summary;
}

async function itemsOfMenu(): Promise<(string | null)[]> {
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  return items.map((item) => item.textContent);
}
