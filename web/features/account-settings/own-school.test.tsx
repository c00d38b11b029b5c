import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTeacher } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { type Api, held, refuse, serveApi } from '../../testing/serve-api.ts';

const SCHOOL = 'GET /api/profile/school';
test('a school whose subscription has an end shows the day', async () => {
  const school = { name: 'Meadow', subscriptionStatus: 'active', endsOn: '2027-08-31' };
  await openSettings((api) => api.answer(SCHOOL, { school }));
  expect(valueOf(await screen.findByText('Subscription End Date'))).toBe('31 Aug 2027');
  expect(screen.queryByText(/can still open the resources/)).toBeNull();
});

test('a school whose subscription has ended shows until when its access goes on', async () => {
  const school = { name: 'Meadow', subscriptionStatus: 'active', endsOn: '2026-10-31' };
  await openSettings((api) =>
    api.answer(SCHOOL, { school: { ...school, graceEndsOn: '2026-11-14' } }),
  );
  expect(
    await screen.findByText(
      'Everybody at your school can still open the resources until 14 Nov 2026.',
    ),
  ).toBeTruthy();
});

test.each([
  ['active', 'Active', 'leaf'],
  ['trial', 'Trial', 'sky'],
  ['inactive', 'Inactive', 'apple'],
  ['pending', 'Pending', 'apple'],
])('a school that is %s has the badge %s', async (subscriptionStatus, words, colour) => {
  await openSettings((api) =>
    api.answer(SCHOOL, { school: { name: 'Meadow School', subscriptionStatus } }),
  );

  expect(valueOf(await screen.findByText('Your School'))).toBe('Meadow School');
  expect(valueOf(screen.getByText('School Subscription Status'))).toBe(words);
  expect(screen.getByText(words).className).toContain(`text-${colour}-deep`);
  expect(screen.queryByText('Subscription Required')).toBeNull();
});

test.each([
  ['there is no school', { school: null }],
  ['the lookup fails', refuse('request/not-found')],
])('when %s a box leads to the prices', async (_why, answer) => {
  await openSettings((api) => api.answer(SCHOOL, answer));

  const box = await screen.findByRole('region', { name: 'Subscription Required' });

  const link = within(box).getByRole('link', { name: 'Go to pricing' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(screen.queryByText('Your School')).toBeNull();
  expect(screen.queryByText('School Subscription Status')).toBeNull();
});

test('while the school is loading there is neither badge nor box', async () => {
  const { answer, release } = held({ school: null });
  await openSettings((api) => api.answer(SCHOOL, answer));

  await screen.findByLabelText('Name');
  expect(screen.queryByText('Your School')).toBeNull();
  expect(screen.queryByText('Subscription Required')).toBeNull();

  release();
  expect(await screen.findByText('Subscription Required')).toBeTruthy();
});

async function openSettings(arrange: (api: Api) => void = () => undefined) {
  const api = await serveApi(aTeacher());
  arrange(api);
  return renderSite('/profile', { api });
}

function valueOf(term: HTMLElement): string | null | undefined {
  return term.nextElementSibling?.textContent;
}
