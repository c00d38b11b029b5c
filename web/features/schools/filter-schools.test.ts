import { expect, test } from 'vitest';
import { filterSchools } from './select-schools.ts';

const SCHOOLS = [
  aSchool({ name: 'St Mary’s Primary School', domain: 'stmarys.lancs.sch.uk' }),
  aSchool({ name: 'Ysgol Tŷ Ffynnon', contactName: 'Gwen Jones' }),
  aSchool({ name: 'Orchard Primary School', subscriptionStatus: 'trial' }),
];

test.each([
  ['', 3],
  ['   ', 3],
  ['st marys', 1],
  ["St  MARY'S ", 1],
  ['ty ffynnon', 1],
  ['gwen', 1],
  ['lancs', 1],
  ['trial', 1],
  ['primary', 2],
  ['primary orchard', 1],
  ['nowhere', 0],
  ['.*', 0],
])('%j finds %i of three', (term, count) => {
  expect(filterSchools(SCHOOLS, term)).toHaveLength(count);
});

function aSchool(part: object) {
  return {
    id: 's-1',
    name: 'School',
    domain: 'school.example',
    contactName: null,
    contactEmail: null,
    subscriptionStatus: 'active',
    ...part,
  } as const;
}
