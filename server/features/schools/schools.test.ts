import { beforeEach, describe, expect, test } from 'vitest';
import { searchLibrary } from '#contract/library.ts';
import { createSchool, deleteSchool, listSchools, updateSchool } from '#contract/schools.ts';
import { getSession } from '#contract/session.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const db = await openTestDatabase();
let product: TestApp;
let administrators = 0;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  administrators += 1;
  cookie = await anAdministrator(product, db, `head-${administrators}@office.example`);
  await db.deleteFrom('schools').execute();
  await db.deleteFrom('audit_log').execute();
});

describe('the list', () => {
  test('has every field, and is ordered by name as people order names', async () => {
    const added = ['St Mary 10', 'élan', 'Zeal', 'St Mary 2', 'apple'];
    for (const [n, name] of added.entries()) await add({ name, domain: `school-${n}.example` });
    const names = (await list()).map(({ name }) => name);
    expect(names).toEqual(['apple', 'élan', 'St Mary 2', 'St Mary 10', 'Zeal']);
    expect((await list())[0]).toEqual({
      id: expect.any(String),
      ...aSchoolForm({ name: 'apple', domain: 'school-4.example' }),
    });
  });

  test('can have five thousand schools', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => aRow(`school-${n}.example`));
    await db.insertInto('schools').values(many).execute();
    const schools = await list();
    expect(schools).toHaveLength(5000);
    expect(schools[4999]?.name).toBe('School at school-4999.example');
  });
});

describe('adding', () => {
  test('keeps names without spaces around them and the domain bare and in lower case', async () => {
    const response = await add({
      name: ' Orchard ',
      domain: ' https://WWW.Orchard.Example/ ',
      contactEmail: 'Office@Orchard.example',
    });
    expect(response.status).toBe(201);
    const { school } = await answerOf(createSchool, response);
    expect(school).toMatchObject({
      name: 'Orchard',
      domain: 'orchard.example',
      contactEmail: 'office@orchard.example',
    });
    expect(await list()).toEqual([school]);
  });

  test('needs no contact', async () => {
    expect((await add({ contactName: null, contactEmail: null })).status).toBe(201);
    expect((await list())[0]).toMatchObject({ contactName: null, contactEmail: null });
  });

  test.each([
    { name: '' },
    { name: ' ' },
    { name: 'two\nlines' },
    { name: 'x'.repeat(121) },
    { domain: '' },
    { domain: 'not a domain' },
    { domain: 'school' },
    { domain: 'a@b@school.example' },
    { domain: 'school.example/path' },
    { contactName: '' },
    { contactEmail: 'nobody' },
    { subscriptionStatus: 'free' },
    { id: UNKNOWN_ID },
  ])('%j is refused with 400 and changes nothing', async (part) => {
    expect((await add(part)).status).toBe(400);
    expect(await traces()).toEqual({ schools: [], log: [] });
  });

  test('a domain twice is 409', async () => {
    await add({ domain: 'orchard.example' });
    const before = await traces();
    await expectRefused(await add({ domain: '@ORCHARD.example' }), 409, 'school/domain-taken');
    expect(await traces()).toEqual(before);
  });

  test('a domain that schools share is 409 until it is confirmed', async () => {
    const domain = 'hwbcymru.net';
    await expectRefused(await add({ domain }), 409, 'school/domain-shared');
    expect((await add({ domain, sharedDomainConfirmed: true })).status).toBe(201);
  });

  test.each([
    ['lancs.sch.uk', 'school/domain-is-ending'],
    ['gmail.com', 'school/domain-of-mail-service'],
  ])('the domain %s is refused with %s and changes nothing', async (domain, code) => {
    await expectRefused(await add({ domain, sharedDomainConfirmed: true }), 422, code);
    expect(await traces()).toEqual({ schools: [], log: [] });
  });

  test('a domain by ten administrators at once is one school and nine times 409', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({})));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(409)]);
    expect(await list()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });
});

describe('changing', () => {
  test('accepts all fields, and any status after any other', async () => {
    const id = await added();
    for (const subscriptionStatus of ['pending', 'inactive', 'trial', 'active']) {
      const form = aSchoolForm({ name: 'Renamed', domain: 'new.example', subscriptionStatus });
      const response = await change(id, form);
      expect(response.status).toBe(200);
      expect((await answerOf(updateSchool, response)).school).toEqual({ id, ...form });
      expect(await list()).toEqual([{ id, ...form }]);
    }
  });

  test.each([{ name: '' }, { domain: 'x' }, { contactEmail: 'x' }, { subscriptionStatus: 'x' }])(
    'to %j is refused with 400 and changes nothing',
    async (part) => {
      const id = await added();
      const before = await traces();
      expect((await change(id, aSchoolForm(part))).status).toBe(400);
      expect(await traces()).toEqual(before);
    },
  );

  test('to the domain of another school is 409, also when two schools do so at once', async () => {
    await added({ domain: 'taken.example' });
    const ids = [await added({ domain: 'a.example' }), await added({ domain: 'b.example' })];
    const [first = ''] = ids;
    const taken = await change(first, aSchoolForm({ domain: 'taken.example' }));
    await expectRefused(taken, 409, 'school/domain-taken');
    const form = aSchoolForm({ domain: 'wanted.example' });
    const answers = await Promise.all(ids.map((id) => change(id, form)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('an unknown school is 404', async () => {
    await expectRefused(await change(UNKNOWN_ID, aSchoolForm()), 404, 'school/not-found');
    expect((await change('x', aSchoolForm())).status).toBe(400);
  });
});

describe('deleting', () => {
  test('signs its people out, and those who sign in again have no access', async () => {
    const id = await added({ domain: 'orchard.example' });
    const teacher = await signIn(product, db, 'teacher@orchard.example');
    expect((await search(teacher)).status).toBe(200);

    expect((await remove(id)).status).toBe(200);

    await expectRefused(await search(teacher), 401, 'session/required');
    const again = await signIn(product, db, 'colleague@orchard.example');
    await expectRefused(await search(again), 403, 'subscription/required');
    const session = await callApi(product, getSession, {}, { cookie: again });
    expect((await answerOf(getSession, session)).session?.email).toBe('colleague@orchard.example');
    expect(await list()).toEqual([]);
  });

  test('a lapse counts from the next request on as well', async () => {
    const id = await added({ domain: 'lapsing.example' });
    const teacher = await signIn(product, db, 'teacher@lapsing.example');
    expect((await search(teacher)).status).toBe(200);
    const form = aSchoolForm({ domain: 'lapsing.example', subscriptionStatus: 'inactive' });
    await change(id, form);
    await expectRefused(await search(teacher), 403, 'subscription/required');
  });

  test('twice at once is one 200 and one 404, and one line in the log', async () => {
    const id = await added();
    const answers = await Promise.all([remove(id), remove(id)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await log()).filter(({ action }) => action === 'school deleted')).toHaveLength(1);
    await expectRefused(await remove(UNKNOWN_ID), 404, 'school/not-found');
  });
});

function aSchoolForm(part: object = {}) {
  return {
    name: 'Orchard Primary School',
    domain: 'orchard.example',
    contactName: 'The school office',
    contactEmail: 'office@orchard.example',
    subscriptionStatus: 'active',
    ...part,
  };
}

function aRow(domain: string) {
  return { name: `School at ${domain}`, domain, subscription_status: 'active' } as const;
}

function add(part: object): Promise<Response> {
  return callApi(product, createSchool, aSchoolForm(part), { cookie });
}

async function added(part: object = {}): Promise<string> {
  return (await answerOf(createSchool, await add(part))).school.id;
}

function change(id: string, form: object): Promise<Response> {
  const { method } = updateSchool;
  return callApi(product, { method, path: `/api/schools/${id}` }, form, { cookie });
}

function remove(id: string): Promise<Response> {
  const { method } = deleteSchool;
  return callApi(product, { method, path: `/api/schools/${id}` }, {}, { cookie });
}

async function list() {
  const response = await callApi(product, listSchools, {}, { cookie });
  return (await answerOf(listSchools, response)).schools;
}

function search(teacher: string): Promise<Response> {
  return callApi(product, searchLibrary, { term: 'week' }, { cookie: teacher });
}

async function expectRefused(response: Response, status: number, code: string): Promise<void> {
  expect([response.status, await errorCodeOf(response)]).toEqual([status, code]);
}

function log() {
  const columns = ['actor', 'action', 'subject', 'details'] as const;
  return db.selectFrom('audit_log').select(columns).orderBy('id').execute();
}

async function traces() {
  const schools = await db.selectFrom('schools').selectAll().orderBy('id').execute();
  return { schools, log: await log() };
}
