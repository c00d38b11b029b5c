import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SignedInPerson } from '#contract/school-people.ts';
import type { School } from '#contract/schools.ts';
import { anAdministrator } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';

const ORCHARD: School = {
  id: '6f1c2a34-0d3e-4b8a-9d35-5c2f8a7e1b01',
  name: 'Orchard School',
  domain: 'orchard.example',
  contactName: null,
  contactEmail: null,
  subscriptionStatus: 'trial',
};
const ADA: SignedInPerson = {
  userId: '6f1c2a34-0d3e-4b8a-9d35-5c2f8a7e1c01',
  email: 'ada@orchard.example',
  isAdmin: false,
  sessions: 2,
  lastUsedAt: '2026-11-16T08:30:00.000Z',
};
const GRACE: SignedInPerson = {
  ...ADA,
  userId: '6f1c2a34-0d3e-4b8a-9d35-5c2f8a7e1c02',
  email: 'grace@orchard.example',
  isAdmin: true,
  sessions: 1,
};
const PEOPLE = `GET /api/schools/${ORCHARD.id}/people` as const;
const END_SCHOOL = `DELETE /api/schools/${ORCHARD.id}/sessions` as const;
const END_ADA = `DELETE /api/people/${ADA.userId}/sessions` as const;

test('each person has an address, their sessions and their last use', async () => {
  await openDetails([ADA, GRACE]);
  expect((await rows()).map((row) => row.textContent)).toEqual([
    'ada@orchard.example2 sessions, last used 16 Nov 2026, 08:30Personal dataSign out',
    'grace@orchard.exampleAdministrator1 session, last used 16 Nov 2026, 08:30Personal dataSign out',
  ]);
});

test('administrators do not sign themselves out here', async () => {
  await openDetails([ADA, GRACE], { userId: GRACE.userId });
  const [, grace] = await rows();
  expect(grace?.textContent).toContain('You');
  expect(within(grace ?? document.body).queryByRole('button')).toBeNull();
});

test('when nobody is signed in the details say so and have nobody to sign out', async () => {
  await openDetails([]);
  expect(
    await screen.findByText(
      'Nobody with an address at orchard.example is signed in at the moment.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
});

test('where only administrators are signed in there is no button to sign out everyone', async () => {
  await openDetails([GRACE]);
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out everyone at this school' })).toBeNull();
});

test('people who are not listed are counted', async () => {
  await openDetails([ADA], { total: 41 });
  expect(await screen.findByText('and 40 more people')).toBeTruthy();
});

test('a person is signed out and leaves the list, and the focus goes to its heading', async () => {
  const { api } = await openDetails([ADA, GRACE]);
  api.answer(END_ADA, { sessions: 2 });
  const button = await screen.findByRole('button', { name: 'Sign out ada@orchard.example' });
  api.answer(PEOPLE, refuse('service/unavailable'));
  await userEvent.click(button);
  expect(await screen.findByText('ada@orchard.example was signed out of 2 sessions')).toBeTruthy();
  expect(await rows()).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('People signed in');
});

test('a person who cannot be signed out stays in the list, with the reason in a toast', async () => {
  const { api } = await openDetails([ADA]);
  api.answer(END_ADA, refuse('service/unavailable'));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Sign out ada@orchard.example' }),
  );
  expect(await screen.findByText(/^Error signing out: The service/)).toBeTruthy();
  expect(await rows()).toHaveLength(1);
});

test.each([
  [{ people: 3, sessions: 5 }, '3 people at Orchard School signed out of 5 sessions'],
  [{ people: 1, sessions: 1 }, '1 person at Orchard School signed out of 1 session'],
  [{ people: 0, sessions: 0 }, 'Nobody at Orchard School was signed in'],
])('everyone is signed out after a question: %j', async (answer, toast) => {
  const { api } = await openDetails([ADA]);
  api.answer(END_SCHOOL, answer);
  const dialog = await askAboutEveryone();
  expect(dialog.getByText('Do you want to sign out everyone at Orchard School?')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(api.callsOf(END_SCHOOL)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign Out Everyone' }));
  expect(await screen.findByText(toast)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when signing out everyone fails the question stays, with the reason in a toast', async () => {
  const { api } = await openDetails([ADA]);
  api.answer(END_SCHOOL, refuse('school/not-found'));
  const dialog = await askAboutEveryone();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign Out Everyone' }));
  expect(await screen.findByText(/^Error signing out: This school could not/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Sign Out Everyone' })).toBeTruthy();
});

test('a list of people that cannot be loaded can be tried again, and the other details are shown', async () => {
  const { api } = await openDetails([ADA], { answer: refuse('request/not-found') });
  const dialog = within(await screen.findByRole('dialog', { name: 'School Details' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^This could not be found/);
  expect(dialog.getByRole('button', { name: 'Edit School' })).toBeTruthy();
  api.answer(PEOPLE, { people: [ADA], total: 1 });
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

interface Arranged {
  total?: number;
  /** The administrator who opens the list. */
  userId?: string;
  answer?: Parameters<Awaited<ReturnType<typeof serveApi>>['answer']>[1];
}

async function openDetails(
  people: SignedInPerson[],
  { total = people.length, userId = 'u-admin', answer }: Arranged = {},
) {
  const api = await serveApi({ ...anAdministrator(), userId });
  api.answer('GET /api/schools', { schools: [ORCHARD] });
  api.answer(PEOPLE, answer ?? { people, total });
  const site = await renderSite('/admin', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'View Orchard School' }));
  return site;
}

async function rows(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'People signed in' });
  return within(list).getAllByRole('listitem');
}

async function askAboutEveryone() {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Sign out everyone at this school' }),
  );
  return within(await screen.findByRole('dialog', { name: 'Sign Out Everyone' }));
}
