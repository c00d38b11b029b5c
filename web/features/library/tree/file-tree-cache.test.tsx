import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#contract/session.ts';
import { aTeacher } from '../../../testing/a-session.ts';
import { aTree } from '../../../testing/a-tree.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { held, serveApi } from '../../../testing/serve-api.ts';
import { FILE_TREE_CACHE_MS } from './file-tree-cache.ts';
import { reloadFileTree } from './file-tree-query.ts';

const TREE = 'GET /api/library/tree';
const MINUTE_MS = 60_000;

beforeEach(() => onWideScreen());

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the library is fetched once in five minutes', async () => {
  expect(await callsOnVisit()).toBe(1);
  expect(await callsOnVisit()).toBe(0);

  age(4 * MINUTE_MS);
  expect(await callsOnVisit()).toBe(0);
  age(2 * MINUTE_MS);
  expect(await callsOnVisit()).toBe(1);
});

test('another user never sees the stored library of the previous one', async () => {
  await callsOnVisit();

  expect(await callsOnVisit(aTeacher({ userId: 'u-bea' }))).toBe(1);
});

test.each([
  ['{"years":', 'corrupt'],
  ['null', 'nothing'],
  ['{"years":[]}', 'of an old shape'],
  [JSON.stringify(kept({ tree: { years: [{ name: 'Year 2' }] } })), 'not whole'],
  [JSON.stringify(kept({ keptAt: Date.now() + 3 * 24 * 60 * MINUTE_MS })), 'from the future'],
  [JSON.stringify(kept({ keptAt: 'today' })), 'without a time'],
])('a kept library %s, which is %s, is not used', async (text) => {
  localStorage.setItem('file-tree', text);

  expect(await callsOnVisit()).toBe(1);
});

test('the library works where the browser refuses storage', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });

  expect(await callsOnVisit()).toBe(1);
});

test('an empty library is not stored: the school may subscribe', async () => {
  const api = await serveApi(aTeacher());
  api.answer(TREE, { years: [] });
  await renderSite('/teaching', { api });
  await screen.findByText('Subscribe required');

  expect(localStorage.getItem('file-tree')).toBeNull();
});

test('an answer that arrives during sign-out is not stored', async () => {
  const api = await serveApi(aTeacher());
  const tree = held(aTree());
  const signingOut = held({});
  api.answer(TREE, tree.answer);
  api.answer('POST /api/sign-out', signingOut.answer);
  await renderSite('/teaching', { api });
  screen.getByRole('contentinfo').querySelector('button')?.click();
  await waitFor(() => expect(api.callsOf('POST /api/sign-out')).toHaveLength(1));

  tree.release();
  // Long enough for the answer to have come.
  await new Promise((resolve) => setTimeout(resolve, 200));

  expect(localStorage.getItem('file-tree')).toBeNull();
  signingOut.release();
});

test('after a change the library is fetched again', async () => {
  const api = await serveApi(aTeacher());
  const { queryClient } = await renderSite('/teaching', { api });
  await screen.findByRole('link', { name: 'Year 2' });
  api.answer(TREE, { years: [{ name: 'Year 7', weeks: [] }] });

  await reloadFileTree(queryClient);

  expect(await screen.findByRole('link', { name: 'Year 7' })).toBeTruthy();
  expect(localStorage.getItem('file-tree')).toContain('Year 7');
});

/** Opens the page; returns how often it fetched the library. */
async function callsOnVisit(session: Session = aTeacher()): Promise<number> {
  const { api, unmount } = await renderSite('/teaching', { session });
  await screen.findByRole('link', { name: 'Year 2' });
  unmount();
  return api.callsOf(TREE).length;
}

function kept(details: object) {
  return { userId: aTeacher().userId, keptAt: Date.now(), tree: aTree(), ...details };
}

/** As if it had been kept that much earlier. */
function age(ms: number): void {
  const entry: unknown = JSON.parse(localStorage.getItem('file-tree') ?? '{}');
  if (typeof entry !== 'object' || entry === null || !('keptAt' in entry)) return;
  localStorage.setItem(
    'file-tree',
    JSON.stringify({ ...entry, keptAt: Number(entry.keptAt) - ms }),
  );
}

test('the file tree is kept for five minutes', () => {
  expect(FILE_TREE_CACHE_MS).toBe(5 * MINUTE_MS);
});
