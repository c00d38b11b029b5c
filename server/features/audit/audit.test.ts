import { expect, test } from 'vitest';
import { sweepCleanly } from '#testing/sweep-cleanly.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { endLoad, findLatestLoad, insertLoad } from '../starter-scheme/scheme-loads.queries.ts';
import { insertAuditEntry } from './audit.queries.ts';
import { readAuditLog } from './audit.service.ts';

const db = await openTestDatabase();
const actor = 'head@office.example';

test('the log has a line for each change, the latest last, up to the requested number', async () => {
  expect(await readAuditLog(db, 10)).toEqual([]);
  await insertAuditEntry(db, { actor, action: 'folder created', subject: 'Year 2' });
  const details = { name: 'Orchard "Primary"', pages: 3, confirmed: true, contact: null };
  await insertAuditEntry(db, {
    actor,
    action: 'school added',
    subject: 'orchard.example',
    details,
  });

  const lines = await readAuditLog(db, 10);
  expect(lines.map((line) => line.split('\t'))).toEqual([
    [expect.any(String), actor, 'folder created', 'Year 2'],
    [
      expect.any(String),
      actor,
      'school added',
      'orchard.example',
      expect.stringContaining(String.raw`name="Orchard \"Primary\""`),
    ],
  ]);
  expect(lines[1]).toMatch(/pages=3/);
  expect(lines[1]).toMatch(/confirmed=true/);
  expect(lines[1]).toMatch(/contact=null/);
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\t/);
  expect(await readAuditLog(db, 1)).toEqual([lines[1]]);
});

test('an entry is deleted after two years, and so is who started a load of the scheme', async () => {
  await insertAuditEntry(db, { actor, action: 'folder created', subject: 'Year 9' });
  const loaded = { started_by: actor, now: new Date(), done: 1, total: 1 };
  await endLoad(db, (await insertLoad(db, loaded)) ?? '', new Date());
  const after = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60_000);
  await sweepCleanly({ db, now: after(729) });
  expect(await readAuditLog(db, 1)).toHaveLength(1);
  expect(await findLatestLoad(db)).toMatchObject({ started_by: actor });
  await sweepCleanly({ db, now: after(731) });
  expect(await readAuditLog(db, 1)).toEqual([]);
  expect(await findLatestLoad(db)).toBeUndefined();
});

test('no name can forge a line, move the cursor or turn the direction of writing', async () => {
  const subject = 'a\nb\r\tc\u001B[2J\u2028\u202Ed';
  await insertAuditEntry(db, { actor, action: 'folder created', subject, details: { subject } });

  const [line = ''] = await readAuditLog(db, 1);
  expect(line.split('\t')).toHaveLength(5);
  for (const unseen of subject.replaceAll(/[a-d[2J\t]/g, '')) expect(line).not.toContain(unseen);
  expect(line).toContain(String.raw`a\u{a}b\u{d}\u{9}c\u{1b}[2J\u{2028}\u{202e}d`);
});
