import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anAdministrator } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';

const FIGURES = 'GET /api/figures';
const WEEK = { start: '2026-11-16', signIns: 4, presented: 3, downloads: 2, prints: 1 };
const EMPTY = { weeks: [WEEK], heat: [], mostUsed: [], leastUsed: [], schools: [], quiet: [] };
const SOME = {
  ...EMPTY,
  heat: [{ year: 'Year 2', week: 'Week 1', uses: 3 }],
  mostUsed: [{ path: 'Year 2/Week 1/=Slides.pdf', uses: 3 }],
  schools: [{ day: '2026-11-16', active: 2, trial: 1, pending: 0, inactive: 0 }],
  quiet: [
    aQuietSchool('oak.example', { lastUsedOn: '2026-10-01', endsOn: '2027-01-31' }),
    aQuietSchool('ash.example', { lastUsedOn: '2026-09-01', endsOn: null }),
    aQuietSchool('elm.example', { lastUsedOn: null, endsOn: null }),
    aQuietSchool('yew.example', { lastUsedOn: null, endsOn: null }),
  ],
};

test('the figures are asked for when they are opened, and each plot is a table too', async () => {
  const api = await open(SOME);
  expect(api.callsOf(FIGURES)).toEqual([]);
  await show();

  const weeks = await screen.findByRole('region', { name: 'Lessons a week' });
  await userEvent.click(within(weeks).getByText('Show as a table'));
  expect(cellsOf(weeks)).toEqual(['16 Nov 2026', '3', '2', '1', '4']);
  expect(weeks.querySelectorAll('rect')).toHaveLength(1);
  const quiet = screen.getByRole('region', { name: 'Schools going quiet before their renewal' });
  const listed = [
    ['St Mary’s', 'oak.example', '31 Jan 2027', '1 Oct 2026'],
    ['St Mary’s', 'ash.example', 'No end', '1 Sept 2026'],
    ['St Mary’s', 'elm.example', 'No end', 'Never'],
    ['St Mary’s', 'yew.example', 'No end', 'Never'],
  ];
  expect(cellsOf(quiet)).toEqual(listed.flat());
  await userEvent.click(screen.getByRole('button', { name: 'Hide figures' }));
  expect(screen.queryByText('Lessons a week')).toBeNull();
});

test('a table is saved for a spreadsheet, with days that it sorts', async () => {
  await open(SOME);
  await show();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:x';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const save = await screen.findByRole('button', { name: 'Download CSV of Schools by status' });
  await userEvent.click(save);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain('2026-11-16,2,1,0,0');
  const name = 'Download CSV of Schools going quiet before their renewal';
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(await saved[1]?.text()).toContain('St Mary’s,oak.example,2027-01-31,2026-10-01');
});

test('without schools and resources the plots say that there is nothing yet', async () => {
  await open(EMPTY);
  await show();
  expect(await screen.findAllByText('Nothing to show yet.')).toHaveLength(4);
  expect(screen.getByText('No school has gone quiet.')).toBeTruthy();
});

test('with schools, weeks and uses that are all zero the plots say so too', async () => {
  const unused = { ...WEEK, signIns: 0, presented: 0, downloads: 0, prints: 0 };
  const none = { day: '2026-11-16', active: 0, trial: 0, pending: 0, inactive: 0 };
  await open({ ...EMPTY, weeks: [unused], schools: [none] });
  await show();
  expect(await screen.findAllByText('Nothing to show yet.')).toHaveLength(5);
  expect(document.querySelector('svg rect, svg path[class=fill-apple]')).toBeNull();
});

test('the heat map names its first and its last week', async () => {
  const heat = [1, 2, 3].map((n) => ({ year: 'Year 2', week: `Week ${n}`, uses: n }));
  await open({ ...SOME, heat });
  await show();
  const map = await screen.findByRole('region', { name: 'Use of each week of the scheme' });
  const words = map.querySelector('p[aria-hidden]');
  expect(words?.textContent).toBe('Week 1Week 3');
});

test('a week of the heat map is below the same week of other years, also where earlier weeks are missing', async () => {
  const heat = [
    { year: 'Year 2', week: 'Week 2', uses: 1 },
    { year: 'Year 2', week: 'Week 10', uses: 2 },
    { year: 'Year 3', week: 'Week 10', uses: 3 },
    { year: 'Year 3', week: 'Week 11', uses: 4 },
  ];
  await open({ ...SOME, heat });
  await show();
  const map = await screen.findByRole('region', { name: 'Use of each week of the scheme' });
  const places = [...map.querySelectorAll('rect')].map((cell) => Number(cell.getAttribute('x')));
  const columns = [...new Set(places)].toSorted((a, b) => a - b);
  expect(places.map((place) => columns.indexOf(place))).toEqual([0, 1, 1, 2]);
  expect(map.querySelector('p[aria-hidden]')?.textContent).toBe('Week 2Week 11');
});

test('figures that do not load can be tried again', async () => {
  const api = await open(SOME);
  api.answer(FIGURES, refuse('access/denied'));
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer(FIGURES, SOME);
  await userEvent.click(again);
  expect(await screen.findByText('Lessons a week')).toBeTruthy();
});

/** Many schools have this name. */
function aQuietSchool(domain: string, use: { lastUsedOn: string | null; endsOn: string | null }) {
  return { id: domain, name: 'St Mary’s', domain, ...use };
}

async function open(figures: object) {
  const api = await serveApi(anAdministrator());
  api.answer('GET /api/schools', { schools: [] });
  api.answer(FIGURES, figures);
  await renderSite('/admin', { api });
  return api;
}

async function show(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Show figures' }));
}

function cellsOf(region: HTMLElement) {
  return within(region)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}
