import { expect, test } from 'vitest';
import type { School, SubscriptionStatus } from '#contract/schools.ts';
import { describeEnds } from './trust-ends.ts';

const TODAY = '2026-11-18';
const SCHOOLS = [
  aSchool('trial', '2026-12-10'),
  aSchool('trial', '2026-12-03'),
  aSchool('trial', null),
  aSchool('active', '2027-08-31'),
  aSchool('active', null),
  aSchool('inactive', '2026-11-17'),
  aSchool('pending', TODAY),
];

test('schools on trial that become active keep the ends of their trials, and the confirmation says so', () => {
  expect(describeEnds({ subscriptionStatus: 'active' }, SCHOOLS, TODAY)).toEqual([
    '2 schools on trial keep the end of the trial as their end date, the first on 3 Dec 2026. Go back to change or remove it.',
    'The end date of 1 school has passed. It will have access with no end date. Go back to change or remove the date.',
  ]);
  const one = SCHOOLS.slice(1, 2);
  expect(describeEnds({ subscriptionStatus: 'active' }, one, TODAY)).toEqual([
    '1 school on trial keeps the end of the trial as its end date, on 3 Dec 2026. Go back to change or remove it.',
  ]);
});

test('schools that become trials without an end to come are given one', () => {
  expect(describeEnds({ subscriptionStatus: 'trial' }, SCHOOLS, TODAY)).toEqual([
    '2 schools have no end date, or one that has passed. They get one 30 days after the start or after today.',
  ]);
});

test('schools without access get none by a new end alone, and the confirmation says so', () => {
  expect(describeEnds({ endsOn: '2027-08-31' }, SCHOOLS, TODAY)).toEqual([
    '2 schools are inactive or pending and stay so, without access. Go back to choose a status too.',
  ]);
  expect(describeEnds({ endsOn: TODAY }, SCHOOLS.slice(-1), TODAY)).toEqual([
    '1 school is inactive or pending and stays so, without access. Go back to choose a status too.',
  ]);
});

test.each([
  { endsOn: '2026-11-17' },
  { endsOn: null },
  { subscriptionStatus: 'active', endsOn: '2027-08-31' },
  { subscriptionStatus: 'active', endsOn: null },
  { subscriptionStatus: 'inactive' },
  { plan: 'small' },
] as const)('%j needs no word about ends', (changes) => {
  expect(describeEnds(changes, SCHOOLS, TODAY)).toEqual([]);
});

function aSchool(subscriptionStatus: SubscriptionStatus, endsOn: string | null): School {
  const named = { id: '1', name: 'A', domain: 'a.example', contactName: null, contactEmail: null };
  return { ...named, subscriptionStatus, endsOn };
}
