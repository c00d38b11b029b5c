import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OwnSession } from '#contract/sessions.ts';
import { aTeacher } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { type Api, held, refuse, serveApi } from '../../testing/serve-api.ts';

const LIST = 'GET /api/sessions';
const END_OTHERS = 'DELETE /api/sessions';
const HEADING = 'Where You Are Signed In';
const SIGN_OUT_PHONE = 'Sign out Safari on iPhone, signed in 12 Nov 2026, 07:15';
const CURRENT: OwnSession = {
  id: '0d3e4b8a-5c2f-4a7e-9b01-6f1c2a340011',
  browser: { name: 'chrome', system: 'windows' },
  signedInAt: '2026-11-16T08:30:00.000Z',
  lastUsedAt: '2026-11-16T08:30:00.000Z',
  isCurrent: true,
};
const PHONE: OwnSession = {
  id: '0d3e4b8a-5c2f-4a7e-9b01-6f1c2a340012',
  browser: { name: 'safari', system: 'iphone' },
  signedInAt: '2026-11-12T07:15:00.000Z',
  lastUsedAt: '2026-11-15T19:00:00.000Z',
  isCurrent: false,
};
const UNKNOWN: OwnSession = {
  ...PHONE,
  id: '0d3e4b8a-5c2f-4a7e-9b01-6f1c2a340013',
  browser: { name: null, system: null },
};
const END_PHONE = `DELETE /api/sessions/${PHONE.id}` as const;

test('each session has its browser, when it began and when it was last used, and one is this one', async () => {
  await openSessions([CURRENT, PHONE, UNKNOWN]);
  const [current, phone, unknown] = await rows();
  expect(current?.textContent).toBe(
    'Chrome on WindowsThis browserSigned in 16 Nov 2026, 08:30In use now',
  );
  expect(phone?.textContent).toBe(
    'Safari on iPhoneSigned in 12 Nov 2026, 07:15Last used 15 Nov 2026, 19:00Sign out',
  );
  expect(unknown?.textContent).toMatch(/^Unknown browserSigned in/);
});

test('when there is only this one the page says so and has nothing to press', async () => {
  await openSessions([CURRENT]);
  expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
  expect(within(section()).queryByRole('button')).toBeNull();
});

test('sessions beyond the list are counted', async () => {
  await openSessions([CURRENT, PHONE], { total: 103 });
  expect(await screen.findByText('and 101 more')).toBeTruthy();
});

test('one other session is ended; it leaves the list, and the focus goes to the heading', async () => {
  const { api } = await openSessions([CURRENT, PHONE, UNKNOWN]);
  const { answer, release } = held({});
  api.answer(END_PHONE, answer);
  await userEvent.click(await screen.findByRole('button', { name: SIGN_OUT_PHONE }));
  expect(await screen.findByRole('button', { name: 'Signing out...' })).toBeTruthy();

  api.answer(LIST, refuse('service/unavailable'));
  release();

  expect(await screen.findByText('Safari on iPhone was signed out')).toBeTruthy();
  expect(await rows()).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe(HEADING);
});

test('a session that cannot be ended stays in the list, with the reason in a toast', async () => {
  const { api } = await openSessions([CURRENT, PHONE]);
  api.answer(END_PHONE, refuse('service/unavailable'));
  await userEvent.click(await screen.findByRole('button', { name: SIGN_OUT_PHONE }));
  expect(
    await screen.findByText(
      'Error signing out: The service is not available at the moment. Please try again shortly.',
    ),
  ).toBeTruthy();
  expect(await rows()).toHaveLength(2);
});

test('all others are ended after a question, and then there is only this one', async () => {
  const { api } = await openSessions([CURRENT, PHONE, UNKNOWN]);
  api.answer(END_OTHERS, { ended: 2 });
  await userEvent.click(await everywhereElse());
  const dialog = within(await question());
  expect(dialog.getByText('To use one of them again, sign in there as usual.')).toBeTruthy();
  expect(api.callsOf(END_OTHERS)).toEqual([]);
  api.answer(LIST, { sessions: [CURRENT], total: 1, isSharedLogin: false });
  await userEvent.click(dialog.getByRole('button', { name: 'Sign Out' }));

  expect(await screen.findByText('2 other browsers were signed out')).toBeTruthy();
  expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(END_OTHERS)).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe(HEADING);
});

test('Cancel ends nothing', async () => {
  const { api } = await openSessions([CURRENT, PHONE]);
  await userEvent.click(await everywhereElse());
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(END_OTHERS)).toEqual([]);
});

test('when ending all others fails the question stays, with the reason in a toast', async () => {
  const { api } = await openSessions([CURRENT, PHONE]);
  api.answer(END_OTHERS, refuse('service/unavailable'));
  await userEvent.click(await everywhereElse());
  await userEvent.click(within(await question()).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText(/^Error signing out: The service/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Sign out everywhere else' })).toBeTruthy();
});

test('with a shared login the question says that colleagues are signed out as well', async () => {
  await openSessions([CURRENT, PHONE], { isSharedLogin: true });
  await userEvent.click(await everywhereElse());
  expect(within(await question()).getByText(/^This login is shared: colleagues/)).toBeTruthy();
});

test('a list that cannot be loaded says why and can be tried again; the rest of the page works', async () => {
  const { api } = await openSessions([], {}, (each) =>
    each.answer(LIST, refuse('request/not-found')),
  );
  const alert = await within(section()).findByRole('alert');
  expect(alert.textContent).toMatch(/^This could not be found/);
  expect(await screen.findByLabelText('Name')).toBeTruthy();
  api.answer(LIST, { sessions: [CURRENT], total: 1, isSharedLogin: false });
  await userEvent.click(within(section()).getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

async function openSessions(
  sessions: OwnSession[],
  rest: object = {},
  arrange: (api: Api) => void = () => undefined,
) {
  const api = await serveApi(aTeacher());
  api.answer(LIST, { sessions, total: sessions.length, isSharedLogin: false, ...rest });
  arrange(api);
  return renderSite('/profile', { api });
}

function section(): HTMLElement {
  return screen.getByRole('region', { name: HEADING });
}

async function rows(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: HEADING });
  return within(list).getAllByRole('listitem');
}

function everywhereElse(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: 'Sign out everywhere else' });
}

function question(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Sign out everywhere else' });
}
