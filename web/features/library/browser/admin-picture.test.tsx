import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/a-session.ts';
import { aTree } from '../../../testing/a-tree.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { held, serveApi } from '../../../testing/serve-api.ts';
import {
  ANSWER,
  aPdf,
  choose,
  fileRow,
  openDialog,
  press,
  route,
} from '../../../testing/upload-steps.ts';

const LARGE = '/api/library/first-pages/learning/Year%202/Week%201/Slides.pdf?v=a1b2';
const SHOW = 'Show the first page of Slides.pdf';

beforeEach(onWideScreen);

test('the first page grows while it is pointed at', async () => {
  await openWeek();
  await userEvent.hover(await picture());
  expect(grown()?.getAttribute('src')).toBe(LARGE);
  await userEvent.unhover(await picture());
  expect(grown()).toBeNull();
});

test('by keyboard it grows with the focus, Escape closes it, and Enter shows it again', async () => {
  await openWeek();
  const button = await picture();
  while (document.activeElement !== button) await userEvent.tab();
  expect(grown()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(grown()).toBeNull();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(grown()).not.toBeNull();
  await userEvent.tab();
  expect(grown()).toBeNull();
});

test('a tap shows it, and a tap elsewhere closes it', async () => {
  await openWeek();
  const target = await picture();
  await userEvent.pointer({ keys: '[TouchA]', target });
  expect(grown()).not.toBeNull();
  await userEvent.pointer({ keys: '[TouchA]', target: document.body });
  await waitFor(() => expect(grown()).toBeNull());
});

test('a tap on the grown picture closes it and presses nothing below', async () => {
  await openWeek();
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA]', target: await picture() });
  const shown = grown();
  if (!shown) throw new Error('the picture has not grown');
  await user.pointer({ keys: '[TouchA>]', target: shown });
  expect(grown()).toBe(shown);
  await user.pointer({ keys: '[/TouchA]', target: shown });
  expect(grown()).toBeNull();
});

test('it still grows with the focus after a press that was not finished on it', async () => {
  await openWeek();
  const button = await picture();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: button },
    { target: document.body },
    { keys: '[/MouseLeft]', target: document.body },
  ]);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button);
  expect(grown()).not.toBeNull();
});

test('a resource without a picture has nothing to press', async () => {
  await openWeek();
  await picture();
  expect(screen.queryByRole('button', { name: /first page of Worksheet/ })).toBeNull();
});

test('an upload shows its first page as soon as it is stored, while others are sent', async () => {
  const api = await openWeek();
  const other = held(ANSWER);
  api.answer(route('Year%202/Week%201/New.pdf'), { ...ANSWER, picture: 'c3d4' });
  api.answer(route('Year%202/Week%201/Other.pdf'), other.answer);
  await openDialog();
  choose(aPdf('New.pdf'), aPdf('Other.pdf'));
  await press('Upload 2 files');
  const shown = await screen.findByRole('button', { name: 'Show the first page of New.pdf' });
  expect((await fileRow('New.pdf')).contains(shown)).toBe(true);
  expect(shown.querySelector('img')?.getAttribute('src')).toContain('New.pdf?v=c3d4');
  other.release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function picture(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: SHOW });
}

function grown(): HTMLElement | null {
  return screen.queryByRole('img', { name: 'The first page of Slides.pdf' });
}

async function openWeek() {
  const api = await serveApi(anAdministrator());
  api.answer('GET /api/library/tree', aTree({ picture: 'a1b2' }));
  await renderSite('/admin/teaching/Year%202/Week%201', { api });
  return api;
}
