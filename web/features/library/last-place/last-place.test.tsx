import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aTeacher, anAdministrator } from '../../../testing/a-session.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { type Api, refuse, serveApi } from '../../../testing/serve-api.ts';

const PLACE = 'GET /api/last-place';
const LAST = {
  year: 'Year 2',
  week: 'Week 1',
  title: '/k/ spelt -que',
  resource: 'Slides.pdf',
  page: 3,
  next: 'Week 2',
};

beforeEach(onWideScreen);

test('the strip leads to the last week, to its slides at their page, and to the next week', async () => {
  await open('/teaching');
  const strip = await screen.findByRole('region', { name: 'Where you were' });
  const links = [...strip.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Continue: Year 2 · Week 1, /k/ spelt -que', '/teaching/Year%202/Week%201'],
    ['Present', '/teaching/Year%202/Week%201/Slides.pdf?page=3'],
    ['Next: Week 2', '/teaching/Year%202/Week%202'],
  ]);
});

test('Present fills the screen with the resource', async () => {
  const { router } = await open('/teaching');
  await userEvent.click(await screen.findByRole('link', { name: 'Present Slides.pdf, Week 1' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/teaching/Year%202/Week%201/Slides.pdf',
      search: '?page=3',
      state: { presenting: true },
    }),
  );
});

test('an address that names a week has no strip, and a strip stays while weeks are chosen', async () => {
  const { api, router } = await open('/teaching');
  await userEvent.click(await screen.findByRole('link', { name: 'Next: Week 2' }));
  await waitFor(() => expect(router.state.location.pathname).toContain('Week%202'));
  expect(screen.getByRole('region', { name: 'Where you were' })).toBeTruthy();
  expect(api.callsOf(PLACE)).toHaveLength(1);
});

test('a week that is opened by its address has no strip and asks for none', async () => {
  const { api } = await open('/teaching/Year%202/Week%201');
  expect(await screen.findByRole('link', { name: 'Slides.pdf' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Where you were' })).toBeNull();
  expect(api.callsOf(PLACE)).toEqual([]);
});

test('an administrator has no strip', async () => {
  const api = await serveApi(anAdministrator());
  await renderSite('/admin/teaching', { api });
  expect(await screen.findByRole('button', { name: 'Delete Year 2' })).toBeTruthy();
  expect(api.callsOf(PLACE)).toEqual([]);
});

test('a week that is looked at for a moment is noted', async () => {
  const { api } = await open('/teaching/Year%202/Week%201');
  await waitFor(
    () => expect(api.callsOf('PUT /api/last-place')).toEqual([{ path: 'Year 2/Week 1' }]),
    { timeout: 5000 },
  );
});

test('Forget removes the strip, and Undo brings it back', async () => {
  const { api } = await open('/teaching', (api) => api.answer('DELETE /api/last-place', {}));
  await userEvent.click(await screen.findByRole('button', { name: 'Forget where I was' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Where you were' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Where you were' })).toBeTruthy();
  expect(api.callsOf('PUT /api/last-place')).toEqual([
    { path: 'Year 2/Week 1/Slides.pdf', page: 3 },
  ]);
});

test('a place that cannot be forgotten stays, and a sentence says why', async () => {
  await open('/teaching', (api) =>
    api.answer('DELETE /api/last-place', refuse('service/unavailable')),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Forget where I was' }));
  expect(await screen.findByText(/^Error: The service is not available/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Where you were' })).toBeTruthy();
});

async function open(path: string, arrange: (api: Api) => void = vi.fn<() => void>()) {
  const api = await serveApi(aTeacher());
  api.answer(PLACE, { place: LAST });
  arrange(api);
  return renderSite(path, { api });
}
