import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { cellOf, COLUMN_TITLES, SCHOOL_FIELDS } from '#contract/school-file.ts';
import { importSchools, previewImport } from '#contract/school-import.ts';
import { createSchool } from '#contract/schools.ts';
import { writeCsv } from '#contract/write-csv.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { anAdministrator } from '#testing/people.ts';
import { countStatements } from '#testing/count-statements.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { importSchoolFile, previewSchoolImport } from './school-import.service.ts';
import { readSchools } from './schools.service.ts';

const db = await openTestDatabase();
let product: TestApp;
let cookie: string;
let administrators = 0;

beforeEach(async () => {
  product = await createTestApp(db, { now: () => new Date('2026-11-17T12:00:00Z') });
  administrators += 1;
  cookie = await anAdministrator(product, db, `head-${administrators}@office.example`);
  await db.deleteFrom('schools').execute();
  await db.deleteFrom('audit_log').execute();
});

test('a file adds schools and changes those that have its domains; the preview says so and changes nothing', async () => {
  await add({ name: 'Orchard', domain: 'orchard.example', contactName: 'Ada', trust: 'A Trust' });
  await add({ name: 'Meadow', domain: 'meadow.example' });
  const csv = [
    'Domain;Name;End Date;Status;Plan;Phone',
    'WWW.Orchard.example;Orchard School;31/08/2027;;Standard Schools;1',
    'meadow.example;Meadow;;active;;2',
    'new.example;=New;;trial;small;3',
  ].join('\r\n');
  const before = await readSchools(db);
  const plan = await preview(csv);
  expect(await readSchools(db)).toEqual(before);
  expect(plan.ignoredColumns).toEqual(['Phone']);
  expect(plan.lines).toEqual([
    {
      line: 2,
      kind: 'changed',
      name: 'Orchard School',
      domain: 'orchard.example',
      changes: [
        { field: 'name', before: 'Orchard', after: 'Orchard School' },
        { field: 'plan', before: '', after: 'standard' },
        { field: 'endsOn', before: '', after: '2027-08-31' },
      ],
      refusals: [],
    },
    aLine({ line: 3, kind: 'same', name: 'Meadow', domain: 'meadow.example' }),
    aLine({
      line: 4,
      kind: 'added',
      name: '=New',
      domain: 'new.example',
      changes: [
        { field: 'subscriptionStatus', before: '', after: 'trial' },
        { field: 'plan', before: '', after: 'small' },
        { field: 'endsOn', before: '', after: '2026-12-17' },
      ],
    }),
  ]);

  const answer = await answerOf(importSchools, await apply(csv, plan.fingerprint));
  expect(answer).toEqual({ added: 1, changed: 1 });
  expect(await readSchools(db)).toMatchObject([
    { name: '=New', subscriptionStatus: 'trial', plan: 'small', endsOn: '2026-12-17' },
    { name: 'Meadow' },
    { name: 'Orchard School', contactName: 'Ada', trust: 'A Trust', endsOn: '2027-08-31' },
  ]);
  const log = await db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  expect(log.slice(2)).toMatchObject([
    { action: 'school added', subject: 'new.example', details: { name: '=New', plan: 'small' } },
    { action: 'school updated', subject: 'orchard.example', details: { name: 'Orchard School' } },
  ]);
});

test('every kind of mistake is named with its line, and nothing of such a file is imported', async () => {
  const csv = [
    'Name,Domain,Contact Name,Contact Email,Status,Plan,Trust,Start Date,End Date,Reminders',
    ',,,,,,,,,yes',
    `${'x'.repeat(121)},not a domain,,,,,,,,`,
    'Good,good.example,,,,,,,,',
    'Again,GOOD.example,,,,,,,,',
    'Ending,lancs.sch.uk,,,,,,,,',
    'Mail,gmail.com,,,,,,,,',
    'Shared,hwbcymru.net,,,,,,,,',
    'A,a.example,\u202E,nobody,free,gold,\u200B,30/02/2027,2027-13-01,maybe',
    'B,b.example,,,,,,2027-01-02,2027-01-01,',
    'C,c.example,,,,,,,,,too much',
  ].join('\n');
  const plan = await preview(csv);
  expect(plan.lines.map(({ line, refusals }) => [line, ...refusals.map(written)])).toEqual([
    [2, 'name missing', 'domain missing'],
    [3, 'name not-accepted', 'domain not-accepted'],
    [4],
    [5, 'domain repeated'],
    [6, 'domain domain-is-ending'],
    [7, 'domain domain-of-mail-service'],
    [8, 'domain domain-shared'],
    [
      9,
      'contactName not-accepted',
      'contactEmail not-accepted',
      'subscriptionStatus not-accepted',
      'plan not-accepted',
      'trust not-accepted',
      'startsOn not-accepted',
      'endsOn not-accepted',
      'reminders not-accepted',
    ],
    [10, 'endsOn end-before-start'],
    [11, 'name too-many-cells'],
  ]);
  const response = await apply(csv, plan.fingerprint);
  expect([response.status, await errorCodeOf(response)]).toEqual([422, 'school/file-refused']);
  expect(await readSchools(db)).toEqual([]);
});

test.each(['constructor', '__proto__', 'toString'])(
  'a cell that says %s is refused like any other word',
  async (word) => {
    const columns = COLUMN_TITLES.slice(2).filter((title) => !/Contact Name|Trust/.test(title));
    for (const title of columns) {
      const plan = await preview(`Name,Domain,${title}\nA,a.example,${word}`);
      expect(plan.lines[0]?.refusals.map(({ reason }) => reason)).toEqual(['not-accepted']);
    }
  },
);

test('a trust is the same however it is capitalised: the spelling that is there stays, or the first of the file', async () => {
  await add({ name: 'Orchard', domain: 'orchard.example', trust: 'The Trust' });
  const csv = [
    'Name,Domain,Trust',
    'Orchard,orchard.example,THE TRUST',
    'Meadow,meadow.example,the trust',
    'Hill,hill.example,Hill Trust',
    'Dale,dale.example,hill trust',
  ].join('\n');
  const plan = await preview(csv);
  expect(plan.lines[0]?.kind).toBe('same');
  const { fingerprint } = plan;
  await callApi(product, importSchools, { csv, fingerprint }, { cookie });
  const trusts = (await readSchools(db)).map(({ name, trust }) => [name, trust]);
  expect(trusts).toEqual([
    ['Dale', 'Hill Trust'],
    ['Hill', 'Hill Trust'],
    ['Meadow', 'The Trust'],
    ['Orchard', 'The Trust'],
  ]);
});

test('a trust is the same however many spaces are in its name', async () => {
  await add({ name: 'Orchard', domain: 'orchard.example', trust: 'The  Trust' });
  const csv = 'Name,Domain,Trust\nMeadow,meadow.example,The   Trust';
  await apply(csv, (await preview(csv)).fingerprint);
  const trusts = (await readSchools(db)).map(({ trust }) => trust);
  expect(trusts).toEqual(['The Trust', 'The Trust']);
});

describe('a file is refused as a whole', () => {
  test.each([
    ['that has a quotation mark too many', 'Name,Domain\n"A,a.example', 'school/file-unreadable'],
    [
      'of more than 2,000 schools',
      `Name,Domain\n${'A,a.example\n'.repeat(2001)}`,
      'school/file-too-long',
    ],
    [
      'with two columns of one title',
      'Name,Domain,Status,status\nA,a.example,trial,active',
      'school/file-columns-repeated',
    ],
    ['without its columns', 'Title,Domain\nA,a.example', 'request/invalid'],
  ])('%s', async (_which, csv, code) => {
    expect(await errorCodeOf(await callApi(product, previewImport, { csv }, { cookie }))).toBe(
      code,
    );
  });
});

test('a file of many times too many rows is refused', async () => {
  const csv = `Name,Domain\n${'a\n'.repeat(490_000)}`;
  const answer = await callApi(product, previewImport, { csv }, { cookie });
  expect(await errorCodeOf(answer)).toBe('school/file-too-long');
});

test('if a school was changed since the preview, nothing is imported', async () => {
  const csv = 'Name,Domain\nA,a.example\nB,b.example';
  const plan = await preview(csv);
  await add({ name: 'Other', domain: 'b.example' });
  const response = await apply(csv, plan.fingerprint);
  expect([response.status, await errorCodeOf(response)]).toEqual([409, 'school/file-outdated']);
  expect(await readSchools(db)).toMatchObject([{ name: 'Other' }]);
});

test('the same import twice at once is done once', async () => {
  const csv = 'Name,Domain\nA,a.example\nB,b.example';
  const { fingerprint } = await preview(csv);
  const answers = await Promise.all([apply(csv, fingerprint), apply(csv, fingerprint)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await readSchools(db)).toHaveLength(2);
});

test('a line that cannot be written takes all others back', async () => {
  const csv = 'Name,Domain\nA,a.example\nB,b.example';
  const { fingerprint } = await preview(csv);
  const broken = `create function fail() returns trigger language plpgsql as
    $$ begin if new.name = 'B' then raise 'no'; end if; return new; end $$`;
  await sql.raw(broken).execute(db);
  await sql
    .raw('create trigger fail before insert on schools for each row execute function fail()')
    .execute(db);
  expect((await apply(csv, fingerprint)).status).toBe(500);
  expect(await readSchools(db)).toEqual([]);
  await sql.raw('drop function fail() cascade').execute(db);
});

test('a thousand schools take as many statements as one, and an export of them changes nothing', async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => [
    `School "${n}", St Mary’s`,
    `school-${n}.example`,
    'The school office',
    `office@school-${n}.example`,
    'active',
    'multiple',
    `Trust ${n % 20}`,
    '2026-09-01',
    '2027-08-31',
    'yes',
  ]);
  const csv = writeCsv([COLUMN_TITLES, ...rows]);
  const ofOne = await statementsFor('Name,Domain\nOne,one.example', 1);
  await db.deleteFrom('schools').execute();
  expect(await statementsFor(csv, 1000)).toBe(ofOne);

  const exported = (await readSchools(db)).map((school) =>
    SCHOOL_FIELDS.map((field) => cellOf(school, field)),
  );
  const again = await preview(writeCsv([COLUMN_TITLES, ...exported]));
  expect(new Set(again.lines.map(({ kind }) => kind))).toEqual(new Set(['same']));
});

/** The statements of a preview and an import that adds so many schools. */
async function statementsFor(csv: string, added: number): Promise<number> {
  const counting = countStatements(db);
  const needs = { db: counting.db, now: () => new Date('2026-11-17T12:00:00Z') };
  const { fingerprint } = await previewSchoolImport(needs, csv);
  const imported = await importSchoolFile(needs, { csv, fingerprint }, 'head@office.example');
  expect(imported).toEqual({ added, changed: 0 });
  return counting.count();
}

async function preview(csv: string) {
  return answerOf(previewImport, await callApi(product, previewImport, { csv }, { cookie }));
}

function apply(csv: string, fingerprint: string): Promise<Response> {
  return callApi(product, importSchools, { csv, fingerprint }, { cookie });
}

async function add(part: object): Promise<void> {
  const rest = { contactName: null, contactEmail: null, subscriptionStatus: 'active' };
  expect((await callApi(product, createSchool, { ...rest, ...part }, { cookie })).status).toBe(201);
}

function aLine(part: object) {
  return { changes: [], refusals: [], ...part };
}

function written({ field, reason }: { field: string; reason: string }): string {
  return `${field} ${reason}`;
}
