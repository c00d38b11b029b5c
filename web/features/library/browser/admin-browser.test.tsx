import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/a-session.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { serveApi } from '../../../testing/serve-api.ts';

const SELECT_FIRST = 'Please make a selection first.';

test('administrators manage resources: no teaching actions, and a badge on read-only ones', async () => {
  onWideScreen();
  const { router, api } = await openAdmin('/admin/teaching/Year%202/Week%202');

  await expectListed('Film.pdf');
  expect(within(await panel('Resources')).getByText('Read-only')).toBeTruthy();
  expect(await buttonsIn('Resources')).toEqual(['Upload files', 'Delete Film.pdf']);
  expect(within(await panel('Resources')).queryByRole('link')).toBeNull();

  await userEvent.click(within(await panel('Weeks')).getByRole('link', { name: 'Week 1' }));
  expect(router.state.location.pathname).toBe('/admin/teaching/Year%202/Week%201');
  await expectListed('Slides.pdf');
  expect(within(await panel('Resources')).queryByText('Read-only')).toBeNull();
  expect(api.callsOf('GET /api/favourites')).toEqual([]);
});

test('a name that looks like an encoded slash is decoded once', async () => {
  onWideScreen();
  const api = await serveApi(anAdministrator());
  const weeks = [{ name: '100%', resources: [{ name: '%2F.pdf', bucket: 'learning' }] }];
  api.answer('GET /api/library/tree', { years: [{ name: 'a%2Fb', weeks }] });
  const { router } = await renderSite('/admin/teaching', { api });
  await userEvent.click(await screen.findByRole('link', { name: 'a%2Fb' }));
  await userEvent.click(await screen.findByRole('link', { name: '100%' }));

  await expectListed('%2F.pdf');
  expect(router.state.location.pathname).toBe('/admin/teaching/a%252Fb/100%25');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('administrators on the teaching page get no viewer either', async () => {
  await openAdmin('/teaching/Year%202/Week%201/Slides.pdf');

  await expectListed('Slides.pdf');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('administrators see an empty library as it is', async () => {
  const api = await serveApi(anAdministrator());
  api.answer('GET /api/library/tree', { years: [] });
  await renderSite('/admin/teaching', { api });

  expect(await screen.findByText('No years found.')).toBeTruthy();
  expect(screen.queryByText('Subscribe required')).toBeNull();
});

test('year groups and weeks can be edited and deleted from their rows', async () => {
  onWideScreen();
  await openAdmin('/admin/teaching/Year%202');

  expect(await buttonsIn('Years')).toEqual([
    'Add year group',
    'Edit Year 2',
    'Delete Year 2',
    'Edit Year 3',
    'Delete Year 3',
  ]);
  expect((await buttonsIn('Weeks')).slice(0, 3)).toEqual([
    'Add week',
    'Edit Week 1',
    'Delete Week 1',
  ]);
});

test('on small screens the controls of a row are in a menu', async () => {
  await openAdmin('/admin/teaching/Year%202/Week%201');

  await userEvent.click(await screen.findByText(/^Select Year/));
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Year 2' }));
  expect(await itemsOfMenu()).toEqual(['Edit', 'Delete']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Slides.pdf' }));
  await waitFor(async () => expect(await itemsOfMenu()).toEqual(['Delete']));
});

test.each([
  ['/admin/teaching', ['Add week', 'Upload files']],
  ['/admin/teaching/Year%202', ['Upload files']],
  ['/admin/teaching/Year%209/Week%201', ['Add week', 'Upload files']],
  ['/admin/teaching/Year%202/Week%201', []],
])('at %s what is disabled is %j, and says what to do first', async (address, disabled) => {
  await openAdmin(address);
  await screen.findByText(/^Select Year/);

  const buttons = ['Add year group', 'Add week', 'Upload files'].map((name) =>
    screen.getByRole('button', { name }),
  );
  const off = buttons.filter((button) => button.getAttribute('aria-disabled') === 'true');
  expect(off.map((button) => button.getAttribute('aria-label'))).toEqual(disabled);
  for (const button of off) {
    const described = document.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`);
    expect(described?.textContent).toBe(SELECT_FIRST);
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  await waitFor(() => expect(screen.queryAllByText(SELECT_FIRST, TOAST)).toHaveLength(off.length));
});

const TOAST = { selector: '[role="status"] *' };

async function openAdmin(address: string) {
  return renderSite(address, { session: anAdministrator() });
}

function panel(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}

/** Its name is broken into parts, so that no text of an element is all of it. */
async function expectListed(name: string): Promise<void> {
  const resources = await panel('Resources');
  await waitFor(() => expect(resources.textContent).toContain(name));
}

async function buttonsIn(name: string): Promise<(string | null)[]> {
  await within(await panel(name)).findAllByRole('button', { name: /^Delete/ });
  const buttons = within(await panel(name)).getAllByRole('button');
  return buttons.map((button) => button.getAttribute('aria-label'));
}

async function itemsOfMenu(): Promise<(string | null)[]> {
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  return items.map((item) => item.textContent);
}
