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
const DATES = { startsOn: '2026-09-01', endsOn: '2027-08-31' };
const TERM = { plan: 'standard', ...DATES, trust: 'Orchard Trust', reminders: false };
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

describe('the list of schools', () => {
  test('has every field, sorted by name without regard to case or accents, and numbers by value', async () => {
    const unsorted = ['St Mary 10', 'élan', 'Zeal', 'St Mary 2', 'apple'];
    for (const [n, name] of unsorted.entries()) await add({ name, domain: `school-${n}.example` });
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

describe('adding a school', () => {
  test('trims names, and reduces the domain to its bare form in lower case', async () => {
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
    expect(await storedRows()).toEqual({ schools: [], log: [] });
  });

  test('with the domain of another school is refused with 409', async () => {
    await add({ domain: 'orchard.example' });
    const before = await storedRows();
    await expectRefused(await add({ domain: '@ORCHARD.example' }), 409, 'school/domain-taken');
    expect(await storedRows()).toEqual(before);
  });

  test('with a domain that schools share is refused with 409 until it is confirmed', async () => {
    const domain = 'hwbcymru.net';
    await expectRefused(await add({ domain }), 409, 'school/domain-shared');
    expect((await add({ domain, sharedDomainConfirmed: true })).status).toBe(201);
  });

  test.each([
    ['lancs.sch.uk', 'school/domain-is-ending'],
    ['gmail.com', 'school/domain-of-mail-service'],
  ])('the domain %s is refused with %s and changes nothing', async (domain, code) => {
    await expectRefused(await add({ domain, sharedDomainConfirmed: true }), 422, code);
    expect(await storedRows()).toEqual({ schools: [], log: [] });
  });

  test('ten times at once with the same domain creates one school and is refused nine times', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({})));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(409)]);
    expect(await list()).toHaveLength(1);
    expect(await auditLog()).toHaveLength(1);
  });
});

describe('changing a school', () => {
  test('accepts all fields, and any status after any other', async () => {
    const id = await addForId();
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
      const id = await addForId();
      const before = await storedRows();
      expect((await change(id, aSchoolForm(part))).status).toBe(400);
      expect(await storedRows()).toEqual(before);
    },
  );

  test('to the domain of another is refused with 409, also when two change to the same one at once', async () => {
    await addForId({ domain: 'taken.example' });
    const ids = [await addForId({ domain: 'a.example' }), await addForId({ domain: 'b.example' })];
    const [first = ''] = ids;
    const taken = await change(first, aSchoolForm({ domain: 'taken.example' }));
    await expectRefused(taken, 409, 'school/domain-taken');
    const form = aSchoolForm({ domain: 'wanted.example' });
    const answers = await Promise.all(ids.map((id) => change(id, form)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('to inactive takes access away from the next request on', async () => {
    const id = await addForId({ domain: 'lapsing.example' });
    const teacher = await signIn(product, db, 'teacher@lapsing.example');
    expect((await search(teacher)).status).toBe(200);
    const form = aSchoolForm({ domain: 'lapsing.example', subscriptionStatus: 'inactive' });
    await change(id, form);
    await expectRefused(await search(teacher), 403, 'subscription/required');
  });

  test('that does not exist is refused with 404', async () => {
    await expectRefused(await change(UNKNOWN_ID, aSchoolForm()), 404, 'school/not-found');
    expect((await change('x', aSchoolForm())).status).toBe(400);
  });
});

describe('deleting a school', () => {
  test('signs its people out, and those who sign in again have no access', async () => {
    const id = await addForId({ domain: 'orchard.example' });
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

  test('twice at once is answered with 200 and 404, and is in the audit log once', async () => {
    const id = await addForId();
    const answers = await Promise.all([remove(id), remove(id)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await auditLog()).filter(({ action }) => action === 'school deleted')).toHaveLength(1);
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
    ...TERM,
    ...part,
  };
}

function aRow(domain: string) {
  return { name: `School at ${domain}`, domain, subscription_status: 'active' } as const;
}

function add(part: object): Promise<Response> {
  return callApi(product, createSchool, aSchoolForm(part), { cookie });
}

async function addForId(part: object = {}): Promise<string> {
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

function auditLog() {
  const columns = ['actor', 'action', 'subject', 'details'] as const;
  return db.selectFrom('audit_log').select(columns).orderBy('id').execute();
}

async function storedRows() {
  const schools = await db.selectFrom('schools').selectAll().orderBy('id').execute();
  return { schools, log: await auditLog() };
}
