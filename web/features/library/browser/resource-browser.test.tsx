import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aTeacher } from '../../../testing/a-session.ts';
import { aTree } from '../../../testing/a-tree.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { refuse, serveApi } from '../../../testing/serve-api.ts';
import { reloadFileTree } from '../tree/file-tree-query.ts';
import { LIST_LOADING_MS } from './folder-panels.tsx';

// Drawing a PDF needs a real browser; the stories do that.
const TREE = 'GET /api/library/tree';

beforeEach(() => onWideScreen());

test('years, weeks and resources are listed in the order of the server', async () => {
  await openBrowser('/teaching/Year%202/Week%201');

  expect(await linksIn('Years')).toEqual(['Year 2', 'Year 3']);
  expect(await linksIn('Weeks')).toEqual(['Week 1', 'Go to its resources', 'Week 2', 'Week 10']);
  expect(within(panel('Resources')).getByRole('link', { name: 'Slides.pdf' })).toBeTruthy();
  expect(currentIn('Years')).toBe('Year 2');
  expect(currentIn('Weeks')).toBe('Week 1');
});

test('selecting a year or a week changes the address and clears what was below it', async () => {
  const { router } = await openBrowser('/teaching/Year%202/Week%201');

  await userEvent.click(await row('Weeks', 'Week 2'));
  expect(router.state.location.pathname).toBe('/teaching/Year%202/Week%202');
  await userEvent.click(await row('Years', 'Year 3'));
  expect(router.state.location.pathname).toBe('/teaching/Year%203');
  await screen.findByText('Please select a year and week.');

  await router.navigate(-1);
  await waitFor(() => expect(currentIn('Weeks')).toBe('Week 2'));
  expect(await screen.findByRole('link', { name: 'Film.pdf' })).toBeTruthy();
});

test('weeks and resources count as loading for 300 ms after a selection', async () => {
  await openBrowser('/teaching');
  await userEvent.click(await row('Years', 'Year 2'));
  const began = performance.now();

  expect(within(panel('Weeks')).getByRole('status').textContent).toBe('Loading...');
  await row('Weeks', 'Week 1');
  expect(performance.now() - began).toBeGreaterThan(250);
});

test('an address opened directly waits only for the library', async () => {
  await openBrowser('/teaching/Year%202/Week%201');
  await row('Years', 'Year 2');

  expect(within(panel('Resources')).getByRole('link', { name: 'Slides.pdf' })).toBeTruthy();
});

test.each([
  ['/teaching', 'Please select a year.', 'Please select a year and week.'],
  ['/teaching/Year%202', 'Week 1', 'Please select a year and week.'],
  ['/teaching/Year%203', 'No weeks found for Year 3.', 'Please select a year and week.'],
  ['/teaching/Year%202/Week%2010', 'Week 1', 'No resources found for Year 2 - Week 10.'],
  [
    '/teaching/Year%209/Week%209',
    'No weeks found for Year 9.',
    'No resources found for Year 9 - Week 9.',
  ],
  [
    '/teaching/constructor/..%252f..',
    'No weeks found for constructor.',
    'No resources found for constructor - ..%2f...',
  ],
  [
    '/teaching/..%252Fetc/Week%2F1/',
    'No weeks found for ..%2Fetc.',
    'No resources found for ..%2Fetc - Week/1.',
  ],
  ['/teaching/%E0%A4%A/1', 'No weeks found for %E0%A4%A.', 'No resources found for %E0%A4%A - 1.'],
])('at %s the panels say what to do', async (address, weeks, resources) => {
  // The router warns about the last address.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openBrowser(address);

  expect(await within(panel('Resources')).findByText(resources)).toBeTruthy();
  expect(await within(panel('Weeks')).findByText(weeks)).toBeTruthy();
});

test('an error says why, and trying again brings the library', async () => {
  const api = await serveApi(aTeacher());
  api.answer(TREE, refuse('access/denied'));
  await renderSite('/teaching/Year%202', { api });

  expect(await within(panel('Years')).findByText(/^Error: You are not allowed/)).toBeTruthy();
  expect(within(panel('Weeks')).getByText(/^Error: You are not allowed/)).toBeTruthy();
  api.answer(TREE, { years: [{ name: 'Year 2', weeks: [] }] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await row('Years', 'Year 2')).toBeTruthy();
});

test('a year pack is counted beside the weeks, and not as one of them', async () => {
  const api = await serveApi(aTeacher());
  const weeks = ['Week 1', 'Week 2', 'Year pack'].map((name) => ({ name, resources: [] }));
  api.answer(TREE, { years: [{ name: 'Year 2', weeks }] });
  await renderSite('/teaching/Year%202', { api });

  expect(await within(panel('Weeks')).findByText('2 and Year pack')).toBeTruthy();
  expect(within(panel('Weeks')).getByText('2 weeks and Year pack, Year 2')).toBeTruthy();
});

test('without a subscription an overlay leads to the prices', async () => {
  const api = await serveApi(aTeacher());
  api.answer(TREE, { years: [] });
  await renderSite('/teaching', { api });

  const overlay = await screen.findByRole('region', { name: 'Subscribe required' });
  const link = within(overlay).getByRole('link', { name: 'Go to pricing' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('without a subscription nothing is said to be renamed or deleted', async () => {
  const api = await serveApi(aTeacher());
  api.answer(TREE, { years: [] });
  await renderSite('/teaching/Year%202/Week%201', { api });

  expect(await screen.findByText('Subscribe required')).toBeTruthy();
  expect(screen.queryByText('It may have been renamed or deleted.')).toBeNull();
});

test('an address that names a resource opens it, and closing leads to its week', async () => {
  const { router } = await openBrowser('/teaching/Year%202/Week%201/Slides.pdf');
  const viewer = await screen.findByRole('dialog', { name: 'Slides.pdf' });
  expect(viewer.textContent).toContain('not presenting');

  await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));

  expect(router.state.location.pathname).toBe('/teaching/Year%202/Week%201');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const link = screen.getByRole('link', { name: 'Slides.pdf' });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('a subscription that ends does not close the open resource', async () => {
  const { api, queryClient } = await openBrowser('/teaching/Year%202/Week%201/Slides.pdf');
  await screen.findByRole('dialog', { name: 'Slides.pdf' });

  api.answer(TREE, { years: [] });
  await reloadFileTree(queryClient);

  expect(await screen.findByText('Subscribe required')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Slides.pdf' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const heading = screen.getByRole('heading', { level: 1, name: 'Learning Resources' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('Open and the name of a resource lead to its address', async () => {
  await openBrowser('/teaching/Year%202/Week%201');

  for (const name of ['Slides.pdf', 'Open Slides.pdf']) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/teaching/Year%202/Week%201/Slides.pdf');
  }
});

test('Present asks for the whole screen before it opens the resource', async () => {
  const { router } = await openBrowser('/teaching/Year%202/Week%201');
  const asked: string[] = [];
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  document.documentElement.requestFullscreen = () => {
    asked.push(router.state.location.pathname);
    return Promise.reject(new Error('refused'));
  };

  await userEvent.click(await screen.findByRole('button', { name: 'Present Slides.pdf' }));

  expect((await screen.findByRole('dialog')).textContent).toContain('is presenting');
  expect(asked).toEqual(['/teaching/Year%202/Week%201']);
  expect(router.state.location.search).toBe('');
});

test('a deleted resource says so, after the library was fetched again', async () => {
  const { api } = await openBrowser('/teaching/Year%202/Week%201/Gone.pdf');

  expect((await screen.findByRole('alert')).textContent).toBe(
    '"Gone.pdf" could not be found. It may have been renamed or deleted.',
  );
  await waitFor(() => expect(api.callsOf(TREE)).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Slides.pdf' })).toBeTruthy();
});

test.each([
  ['/teaching/Year%209/Week%209', 'No weeks found for Year 9.'],
  ['/teaching/Year%202/Week%209', 'No resources found for Year 2 - Week 9.'],
])('at %s it is said once that %s', async (address, sentence) => {
  await openBrowser(address);

  expect((await screen.findByRole('alert')).textContent).toBe(
    `${sentence} It may have been renamed or deleted.`,
  );
  expect(screen.getAllByText(sentence)).toHaveLength(1);
});

test('a resource shows its first page and how many it has', async () => {
  const api = await serveApi(aTeacher());
  api.answer(TREE, aTree({ pages: 12, picture: 'a1' }));
  await renderSite('/teaching/Year%202/Week%201', { api });

  const row = (await screen.findByRole('link', { name: 'Slides.pdf' })).closest('li');
  const picture = row?.querySelector('img');
  expect(row?.textContent).toContain('12 pages');
  expect(picture?.getAttribute('src')).toBe(
    '/api/library/pictures/learning/Year%202/Week%201/Slides.pdf?v=a1',
  );
  expect([picture?.alt, picture?.getAttribute('loading')]).toEqual(['', 'lazy']);

  if (picture) fireEvent.error(picture);
  expect(row?.querySelector('img')).toBeNull();
  expect(row?.querySelector('svg')).toBeTruthy();
});

test('a read-only resource offers no Download and no Print', async () => {
  await openBrowser('/teaching/Year%202/Week%202');
  await screen.findByRole('link', { name: 'Open Film.pdf' });

  expect(screen.getByRole('button', { name: 'Present Film.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download Film.pdf' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print Film.pdf' })).toBeNull();
});

async function openBrowser(address: string) {
  return renderSite(address, { session: aTeacher() });
}

function panel(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

function row(inPanel: string, name: string): Promise<HTMLElement> {
  return within(panel(inPanel)).findByRole('link', { name });
}

async function linksIn(name: string): Promise<(string | null)[]> {
  await within(panel(name)).findAllByRole('link');
  return within(panel(name))
    .getAllByRole('link')
    .map((link) => link.textContent);
}

function currentIn(name: string): string | null | undefined {
  return within(panel(name)).queryByRole('link', { current: true })?.textContent;
}

test('lists count as loading for 300 ms', () => {
  expect(LIST_LOADING_MS).toBe(300);
});
