import { expect, test } from 'vitest';
import type { School } from '#contract/schools.ts';
import { type SchoolView, selectSchools, trustsOf, WHOLE_LIST } from './select-schools.ts';

const TODAY = '2026-11-17';
const SCHOOLS = [
  aSchool('Ash', { plan: 'small', endsOn: '2026-11-24' }),
  aSchool('Birch', { subscriptionStatus: 'trial', endsOn: '2026-12-17', trust: 'Wood Trust' }),
  aSchool('Cedar', { endsOn: '2026-11-10', trust: 'Wood Trust', plan: 'multiple' }),
  aSchool('Damson', { subscriptionStatus: 'inactive', endsOn: '2026-11-01' }),
  aSchool('Elm 10', { contactName: 'Ada' }),
  aSchool('Elm 9', { endsOn: '2027-01-16', trust: 'Fruit Trust' }),
];

test.each<[Partial<SchoolView>, string]>([
  [{}, 'Ash,Birch,Cedar,Damson,Elm 9,Elm 10'],
  [{ status: 'trial' }, 'Birch'],
  [{ plan: 'small' }, 'Ash'],
  [{ trust: 'Wood Trust' }, 'Birch,Cedar'],
  [{ trust: 'wood TRUST' }, 'Birch,Cedar'],
  [{ trust: 'Wood Trust', plan: 'multiple' }, 'Cedar'],
  [{ term: 'elm', sort: 'name', descending: true }, 'Elm 10,Elm 9'],
  // Cedar is in its days of grace.
  [{ endsWithinDays: 7 }, 'Ash,Cedar'],
  [{ endsWithinDays: 30 }, 'Ash,Birch,Cedar'],
  [{ endsWithinDays: 60 }, 'Ash,Birch,Cedar,Elm 9'],
  [{ sort: 'endsOn' }, 'Damson,Cedar,Ash,Birch,Elm 9,Elm 10'],
  [{ sort: 'endsOn', descending: true }, 'Elm 9,Birch,Ash,Cedar,Damson,Elm 10'],
  [{ sort: 'contactName' }, 'Elm 10,Ash,Birch,Cedar,Damson,Elm 9'],
])('%j lists %s', (part, names) => {
  const found = selectSchools(SCHOOLS, { ...WHOLE_LIST, ...part }, TODAY);
  expect(found.map(({ name }) => name).join()).toBe(names);
});

test('trusts are listed once, in order', () => {
  expect(trustsOf(SCHOOLS)).toEqual(['Fruit Trust', 'Wood Trust']);
});

test('a trust in two spellings is listed once', () => {
  const schools = [...SCHOOLS, aSchool('Fir', { trust: 'wood trust' })];
  expect(trustsOf(schools)).toEqual(['Fruit Trust', 'Wood Trust']);
  expect(trustsOf(schools.toReversed())).toEqual(['Fruit Trust', 'Wood Trust']);
});

test('five thousand schools are filtered and sorted within a quarter of a second', () => {
  const many = Array.from({ length: 5000 }, (_, n) => aSchool(`School ${n}`, { trust: 'T' }));
  const view = { ...WHOLE_LIST, term: 'school', trust: 'T', sort: 'domain' as const };
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    expect(selectSchools(many, view, TODAY)).toHaveLength(5000);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(250);
});

function aSchool(name: string, part: Partial<School> = {}): School {
  return {
    id: name,
    name,
    domain: `${name.toLowerCase().replace(' ', '-')}.example`,
    contactName: null,
    contactEmail: null,
    subscriptionStatus: 'active',
    ...part,
  };
}
