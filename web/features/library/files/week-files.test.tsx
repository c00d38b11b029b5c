import type { ServerResponse } from 'node:http';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aTeacher, anAdministrator } from '../../../testing/a-session.ts';
import { expectLogged } from '../../../testing/expect-logged.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { type Api, breakOff, refuse, serveApi } from '../../../testing/serve-api.ts';

const LINKS = 'POST /api/library/week-links';
const URL_OF_WEEK = '/api/library/weeks/Year%202/Week%201?signature=s';
const WEEK = { year: 'Year 2', week: 'Week 1' };

const saved: string[] = [];

beforeEach(() => {
  onWideScreen();
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('href') ?? '');
  });
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
});

test('Download week asks for a link to the whole week and lets the browser save it', async () => {
  const api = await openWeek();
  await userEvent.click(await screen.findByRole('button', { name: 'Download week' }));
  await waitFor(() => expect(saved).toEqual([URL_OF_WEEK]));
  expect(api.callsOf(LINKS)).toEqual([{ ...WEEK, purpose: 'download', answers: false }]);
});

test('Print sheets prints without the answers, unless the box is ticked', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window);
  const api = await openWeek();
  await userEvent.click(await screen.findByRole('button', { name: 'Print sheets' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith(URL_OF_WEEK, '_blank'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'With answers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Print sheets' }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  const print = { ...WEEK, purpose: 'print' };
  expect(api.callsOf(LINKS)).toEqual([
    { ...print, answers: false },
    { ...print, answers: true },
  ]);
});

test('a year pack, which is no week, offers all of it', async () => {
  const api = await serveApi(aTeacher());
  const resources = [{ name: 'Overview.pdf', bucket: 'learning' }];
  const weeks = [{ name: 'Year pack', resources }];
  api.answer('GET /api/library/tree', { years: [{ name: 'Year 2', weeks }] });
  await renderSite('/teaching/Year%202/Year%20pack', { api });
  expect(await screen.findByRole('button', { name: 'Download all' })).toBeTruthy();
});

test('a week with nothing to download has neither', async () => {
  await renderSite('/teaching/Year%202/Week%202', { api: await serveApi(aTeacher()) });
  expect(await screen.findByRole('link', { name: 'Film.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download week' })).toBeNull();
});

test('an administrator has neither', async () => {
  await renderSite('/admin/teaching/Year%202/Week%201', { api: await serveApi(anAdministrator()) });
  expect(await screen.findByRole('button', { name: 'Delete Worksheet.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download week' })).toBeNull();
});

test.each([
  [refuse('week/no-sheets'), /This week has no sheets to print/],
  [refuseFile, /"Home sheet.pdf" cannot be printed/],
  [breakOff, /A network error occurred/],
])('a refusal is shown as a sentence: %#', async (answer, text) => {
  await openWeek((api) => api.answer(LINKS, answer));
  await userEvent.click(await screen.findByRole('button', { name: 'Print sheets' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expectLogged('Could not prepare the files of a week.');
});

test('a favourite week has the same in its menu', async () => {
  const api = await serveApi(aTeacher());
  api.answer('GET /api/favourites', { paths: ['Year 2', 'Year 2/Week 1'] });
  api.answer(LINKS, { url: URL_OF_WEEK });
  await renderSite('/favourites', { api });
  await userEvent.click(
    await screen.findByRole('button', { name: 'More actions for Week 1, Year 2' }),
  );
  expect(await screen.findByRole('menuitem', { name: 'Print sheets with answers' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Download week' }));
  await waitFor(() => expect(saved).toEqual([URL_OF_WEEK]));
});

function refuseFile(response: ServerResponse): void {
  const error = { code: 'week/not-joined', requestId: 'r', fields: { file: 'Home sheet.pdf' } };
  response.statusCode = 422;
  response.end(JSON.stringify({ error }));
}

async function openWeek(
  arrange = (api: Api) => api.answer(LINKS, { url: URL_OF_WEEK }),
): Promise<Api> {
  const api = await serveApi(aTeacher());
  arrange(api);
  await renderSite('/teaching/Year%202/Week%201', { api });
  return api;
}
