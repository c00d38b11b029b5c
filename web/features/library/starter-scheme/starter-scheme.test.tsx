import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { SchemeLoad } from '#contract/starter-scheme.ts';
import { anAdministrator } from '../../../testing/a-session.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { refuse, serveApi } from '../../../testing/serve-api.ts';

const STATUS = 'GET /api/library/starter-scheme';
const START = 'POST /api/library/starter-scheme';
const TREE = 'GET /api/library/tree';

beforeEach(() => onWideScreen());

test('it is started, shows its progress, and the lists show it at the end', async () => {
  const { api } = await open({ state: 'none', done: 0, total: 0 });
  const button = await screen.findByRole('button', { name: 'Add the starter scheme' });
  const running = { state: 'running', done: 37, total: 185 };
  api.answer(START, running);
  api.answer(STATUS, running);
  await userEvent.click(button);
  expect(await screen.findByText('37 of 185 weeks and year packs')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Starter scheme' });
  expect(bar.getAttribute('value')).toBe('20');

  const trees = api.callsOf(TREE).length;
  api.answer(STATUS, { state: 'complete', done: 185, total: 185 });
  const text = 'Starter scheme added successfully';
  expect(await screen.findByText(text)).toBeTruthy();
  await waitFor(() => expect(api.callsOf(TREE).length).toBeGreaterThan(trees));
});

test.each([
  ['stopped', 'Continue adding'],
  ['complete', 'Add missing weeks'],
] as const)('one that is %s offers %s', async (state, label) => {
  await open({ state, done: 40, total: 185 });
  expect(await screen.findByRole('button', { name: label })).toBeTruthy();
});

test('when it cannot be started the reason is shown', async () => {
  const { api } = await open({ state: 'none', done: 0, total: 0 });
  api.answer(START, refuse('service/unavailable'));
  await userEvent.click(await screen.findByRole('button', { name: 'Add the starter scheme' }));
  expect(await screen.findByText(/^Error adding the starter scheme: The service/)).toBeTruthy();
});

async function open(load: SchemeLoad) {
  const api = await serveApi(anAdministrator());
  api.answer(STATUS, load);
  const site = await renderSite('/admin/teaching', { api });
  await screen.findByRole('heading', { name: 'Starter scheme' });
  return site;
}
