import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { COLUMN_TITLES } from '#contract/school-file.ts';
import { previewImport } from '#contract/school-import.ts';
import { errorCodeOf } from '#testing/api-client.ts';
import { openSchoolOffice } from '#testing/school-office.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { readSchools } from './schools.service.ts';

const db = await openTestDatabase();
const { call, preview, apply, add } = openSchoolOffice(db);

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
    expect(await errorCodeOf(await call(previewImport, { csv }))).toBe(code);
  });
});

test('a file of many times too many rows is refused', async () => {
  const csv = `Name,Domain\n${'a\n'.repeat(490_000)}`;
  const answer = await call(previewImport, { csv });
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

function written({ field, reason }: { field: string; reason: string }): string {
  return `${field} ${reason}`;
}
