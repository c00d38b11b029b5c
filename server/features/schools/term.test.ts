import { expect, test } from 'vitest';
import { changeTrustSchools, createSchool, listSchools, updateSchool } from '#contract/schools.ts';
import { answerOf, errorCodeOf } from '#testing/api-client.ts';
import { openSchoolOffice } from '#testing/school-office.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const { call } = openSchoolOffice(db);
let schools = 0;

test('a form of the previous release, which has no dates, changes none', async () => {
  const given = { plan: 'small', startsOn: '2026-09-01', endsOn: '2027-08-31', trust: 'A Trust' };
  const school = await added({ ...given, reminders: false });
  const response = await call(
    { method: 'PUT', path: `/api/schools/${school.id}` },
    aForm({ domain: school.domain, name: 'Renamed' }),
  );
  const after = await answerOf(updateSchool, response);
  expect(after.school).toEqual({ ...school, name: 'Renamed' });
});

test.each([
  { plan: 'free' },
  { endsOn: '2027-02-29' },
  { startsOn: '01/09/2026' },
  { trust: ' ' },
  { reminders: 'no' },
])('%j is refused with 400 and changes nothing', async (part) => {
  expect((await add(part)).status).toBe(400);
  expect(await list()).toEqual([]);
});

test('an end before the start is refused with 422 and changes nothing', async () => {
  const response = await add({ startsOn: '2027-01-02', endsOn: '2027-01-01' });
  expect([response.status, await errorCodeOf(response)]).toEqual([422, 'school/end-before-start']);
  expect(await list()).toEqual([]);
});

test('the schools of a trust are changed together, and others stay', async () => {
  const term = { plan: 'multiple', endsOn: '2027-08-31' };
  await added({ trust: 'A Trust' });
  await added({ trust: 'A Trust', subscriptionStatus: 'pending' });
  const other = await added({ trust: 'Another Trust' });
  const response = await together({ count: 2, subscriptionStatus: 'active', ...term });
  const changed = (await answerOf(changeTrustSchools, response)).schools;
  expect(changed).toHaveLength(2);
  for (const school of changed) {
    expect(school).toMatchObject({ trust: 'A Trust', subscriptionStatus: 'active', ...term });
  }
  expect((await list()).find(({ id }) => id === other.id)).toEqual(other);
  const log = await db.selectFrom('audit_log').selectAll().execute();
  expect(log.filter(({ action }) => action === 'school updated')).toHaveLength(2);

  const cleared = await answerOf(changeTrustSchools, await together({ count: 2, endsOn: null }));
  for (const school of cleared.schools) {
    expect(school).toMatchObject({ endsOn: null, plan: 'multiple' });
  }
});

test('a trust that has gained or lost a school since it was confirmed is not changed', async () => {
  await added({ trust: 'A Trust' });
  for (const count of [2, 3]) {
    const response = await together({ count, subscriptionStatus: 'inactive' });
    expect([response.status, await errorCodeOf(response)]).toEqual([409, 'school/trust-changed']);
  }
  expect(await list()).toMatchObject([{ subscriptionStatus: 'active' }]);
});

test('if one school of a trust would end before it starts, none is changed', async () => {
  await added({ trust: 'A Trust' });
  await added({ trust: 'A Trust', startsOn: '2028-01-01' });
  const response = await together({ count: 2, endsOn: '2027-12-31' });
  expect(await errorCodeOf(response)).toBe('school/end-before-start');
  expect(await list()).toMatchObject([{ endsOn: null }, { endsOn: null }]);
});

test('a trust is one trust however it is capitalised, and the first spelling stays', async () => {
  await added({ trust: 'The Oak Trust' });
  const joined = await added({ trust: 'the oak trust' });
  expect(joined.trust).toBe('The Oak Trust');
  const other = await added({ trust: 'Another Trust' });
  expect((await changed(other, { trust: 'THE OAK TRUST' })).trust).toBe('The Oak Trust');
  const input = { trust: 'the OAK trust', count: 3, plan: 'multiple' };
  const response = await call(changeTrustSchools, input);
  expect((await answerOf(changeTrustSchools, response)).schools).toHaveLength(3);
});

test('schools that were saved with two spellings are changed together, and one of them gives all its spelling', async () => {
  const [first, second] = [await added({ trust: 'Oak' }), await added({ trust: 'Oak' })];
  const own = db.updateTable('schools').set({ trust: 'oak' });
  await own.where('id', '=', second.id).execute();
  const input = { trust: 'Oak', count: 2, plan: 'multiple' };
  expect((await call(changeTrustSchools, input)).status).toBe(200);

  expect((await changed(first, { trust: 'OAK' })).trust).toBe('OAK');

  expect((await list()).map(({ trust }) => trust)).toEqual(['OAK', 'OAK']);
  const log = await db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  expect(log.slice(-2).map(({ subject, details }) => [subject, details])).toEqual([
    [second.domain, { trust: 'OAK', trustBefore: 'oak' }],
    [first.domain, { trust: 'OAK', trustBefore: 'Oak' }],
  ]);
});

test('two administrators who spell a trust at the same moment leave one spelling', async () => {
  const schools = [await added({ trust: 'oak' }), await added({ trust: 'oak' })];
  const spellings = ['Oak', 'OAK'];
  await Promise.all(schools.map((school, n) => changed(school, { trust: spellings[n] })));
  const [one, other] = await list();
  expect(spellings).toContain(one?.trust);
  expect(one?.trust).toBe(other?.trust);
});

test('a trust that no school has any more is not changed', async () => {
  expect(await errorCodeOf(await together({ count: 1, plan: 'small' }))).toBe(
    'school/trust-changed',
  );
});

function together(changes: object): Promise<Response> {
  return call(changeTrustSchools, { trust: 'A Trust', ...changes });
}

function add(part: object): Promise<Response> {
  schools += 1;
  const form = aForm({ domain: `school-${schools}.example`, ...part });
  return call(createSchool, form);
}

async function added(part: object) {
  return (await answerOf(createSchool, await add(part))).school;
}

async function changed({ id, domain }: { id: string; domain: string }, part: object) {
  const endpoint = { method: 'PUT', path: `/api/schools/${id}` } as const;
  const response = await call(endpoint, aForm({ domain, ...part }));
  return (await answerOf(updateSchool, response)).school;
}

async function list() {
  return (await answerOf(listSchools, await call(listSchools, {}))).schools;
}

function aForm(part: object) {
  return {
    name: 'Orchard Primary School',
    domain: 'orchard.example',
    contactName: null,
    contactEmail: null,
    subscriptionStatus: 'active',
    ...part,
  };
}
