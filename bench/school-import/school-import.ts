/**
 * Measures the preview and the import of a file of 1,000 schools over HTTP, beside plain multi-row inserts of the same
 * rows by `pg` into the same tables: `node --import tsx bench/school-import/school-import.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { COLUMN_TITLES } from '#contract/school-file.ts';
import { importSchools, previewImport } from '#contract/school-import.ts';
import { writeCsv } from '#contract/write-csv.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { createLog } from '#server/log.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { median } from '../figures.ts';

const SCHOOLS = 1000;
const ROUNDS = 7;
const COLUMNS = [
  'name',
  'domain',
  'contact_name',
  'contact_email',
  'subscription_status',
  'plan',
  'trust',
  'starts_on',
  'ends_on',
];
const ROWS = Array.from({ length: SCHOOLS }, (_, n) => [
  `School ${n}`,
  `school-${n}.example`,
  'The school office',
  `office@school-${n}.example`,
  'active',
  'multiple',
  `Trust ${n % 20}`,
  '2026-09-01',
  '2027-08-31',
]);
const CSV = writeCsv([COLUMN_TITLES, ...ROWS.map((row) => [...row, 'yes'])]);

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const product = await startProductProcess(join(folder, 'data'));
const database = await joinEmbeddedPostgres(product.dataDir, createLog('error'));
const client = new pg.Client({ connectionString: database.connectionString });
try {
  await client.connect();
  const { cookie } = await signInTeacher(product, 'admin@spellingorchard.example');
  const load = loadavg()[0]?.toFixed(1);
  const times: Record<'preview' | 'import' | 'inserts', number[]> = {
    preview: [],
    import: [],
    inserts: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await client.query("delete from schools where domain like 'school-%'");
    let fingerprint = '';
    times.preview.push(
      await timed(async () => {
        const answer = await post(previewImport.path, { csv: CSV }, cookie);
        fingerprint = previewImport.output.parse(answer).fingerprint;
      }),
    );
    const input = { csv: CSV, fingerprint };
    times.import.push(await timed(() => post(importSchools.path, input, cookie)));
    await client.query("delete from schools where domain like 'school-%'");
    times.inserts.push(await timed(insertPlainly));
  }
  const [preview, imported, inserts] = [times.preview, times.import, times.inserts].map(median);
  console.table({
    'preview, ms': { ours: Math.round(preview ?? 0) },
    'import, ms': {
      ours: Math.round(imported ?? 0),
      pg: Math.round(inserts ?? 0),
      ratio: ((imported ?? 0) / (inserts ?? 1)).toFixed(2),
    },
  });
  console.log(`Load of the machine before: ${load}.`);
} finally {
  await client.end();
  await database.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The schools and an audit entry for each, in a transaction, as little as a program can do. */
async function insertPlainly(): Promise<void> {
  await client.query('begin');
  await insertRows('schools', COLUMNS, ROWS);
  const entries = ROWS.map(([name, domain]) => [
    'bench',
    'school added',
    domain,
    JSON.stringify({ name }),
  ]);
  await insertRows('audit_log', ['actor', 'action', 'subject', 'details'], entries);
  await client.query('commit');
}

async function insertRows(table: string, columns: string[], rows: unknown[][]): Promise<void> {
  const places = rows.map(
    (row, n) => `(${row.map((_, column) => `$${n * row.length + column + 1}`).join(', ')})`,
  );
  const text = `insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}`;
  await client.query(text, rows.flat());
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function post(path: string, body: object, cookie: string): Promise<unknown> {
  const response = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
