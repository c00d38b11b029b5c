import { expect, test } from 'vitest';
import { cellOf, COLUMN_TITLES, SCHOOL_FIELDS } from '#contract/school-file.ts';
import { importSchools } from '#contract/school-import.ts';
import { writeCsv } from '#contract/write-csv.ts';
import { answerOf } from '#testing/api-client.ts';
import { countStatements } from '#testing/count-statements.ts';
import { openSchoolOffice } from '#testing/school-office.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { importSchoolFile, previewSchoolImport } from './school-import.service.ts';
import { readSchools } from './schools.service.ts';

const db = await openTestDatabase();
const { call, preview, apply, add } = openSchoolOffice(db);

test('a file adds schools and changes those that have its domains; the preview says so and changes nothing', async () => {
  await add({ name: 'Orchard', domain: 'orchard.example', contactName: 'Ada', trust: 'A Trust' });
  await add({ name: 'Meadow', domain: 'meadow.example' });
  const csv = [
    'Domain;Name;End Date;Subscription Status;Plan;Phone',
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
  await call(importSchools, { csv, fingerprint });
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

test('the same import twice at once is done once', async () => {
  const csv = 'Name,Domain\nA,a.example\nB,b.example';
  const { fingerprint } = await preview(csv);
  const answers = await Promise.all([apply(csv, fingerprint), apply(csv, fingerprint)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await readSchools(db)).toHaveLength(2);
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

function aLine(part: object) {
  return { changes: [], refusals: [], ...part };
}
