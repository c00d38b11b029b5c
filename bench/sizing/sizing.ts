/**
 * Measures 1, 100 and 20,000 schools with twenty teachers each: disk, memory, and the time of everyday calls, a
 * start, a backup and its restore: `node --import tsx bench/sizing/sizing.ts`
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { getTree } from '#contract/library.ts';
import { getProfile } from '#contract/profile.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { createLog } from '#server/log.ts';
import { runCommand } from '#testing/command.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { quantile, residentMiB } from '../figures.ts';

const SCHOOLS = [1, 100, 20_000];
const TEACHERS_PER_SCHOOL = 20;
/** As many as the starter scheme has; the library is the same for every school. */
const FILES = 540;
const FILE_BYTES = 100_000;
const CALLS = 300;
const AUDIT_LOG_ROWS = 20_000;

buildIfStale();
const rows: Record<string, object> = {};
for (const schools of SCHOOLS) rows[`${schools} schools`] = await measure(schools);
console.table(rows);
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);

async function measure(schools: number) {
  const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
  const dataDir = join(folder, 'data');
  try {
    const first = await startProductProcess(dataDir);
    await plantLibrary(dataDir, { resources: files() });
    const databaseMegabytes = await fill(dataDir, schools);
    await first.stop();
    const started = await timed(() => startProductProcess(dataDir));
    const product = started.result;
    const calls = await measureCalls(product);
    const memory = await residentMiB(product);
    const file = join(folder, 'backup.tar');
    const backup = await timed(() => requireSuccess('backup', file, dataDir));
    await product.stop();
    const restore = await timed(() => requireSuccess('restore', file, join(folder, 'restored')));
    return {
      'database MB': databaseMegabytes,
      ...calls,
      'memory MiB': memory,
      'start s': (started.ms / 1000).toFixed(1),
      'backup s': (backup.ms / 1000).toFixed(1),
      'backup MB': Math.round((await stat(file)).size / 1_000_000),
      'restore s': (restore.ms / 1000).toFixed(1),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function files() {
  return Array.from({ length: FILES }, (_, n) => ({
    path: `Year ${2 + (n % 5)}/Week ${1 + (n % 36)}/File ${n}.pdf`,
    content: Buffer.alloc(FILE_BYTES, `%PDF-1.7 ${n} `),
  }));
}

/** Adds people with a profile, favourites and an open session, and a long audit log. Returns the size in MB. */
async function fill(dataDir: string, schools: number): Promise<number> {
  const visit = await joinEmbeddedPostgres(dataDir, createLog('error'));
  const client = new pg.Client({ connectionString: visit.connectionString });
  await client.connect();
  await client.query(
    `insert into schools (name, domain)
       select 'Primary School ' || n, 'school-' || n || '.example'
       from generate_series(1, ${schools}) n;
     insert into users (email)
       select 'teacher-' || n || '@school-' || (n % ${schools}) + 1 || '.example'
       from generate_series(1, ${schools * TEACHERS_PER_SCHOOL}) n;
     update profiles set username = 'A teacher',
       favourites = array(select 'Year 2/Week ' || w from generate_series(1, 10) w);
     insert into sessions (user_id, token, expires_at)
       select id, gen_random_uuid()::text, now() + interval '30 days' from users;
     insert into audit_log (actor, action, subject)
       select 'admin@office.example', 'school changed', 'school-' || n || '.example'
       from generate_series(1, ${AUDIT_LOG_ROWS}) n;`,
  );
  await client.query('vacuum full analyze');
  const size = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await client.end();
  await visit.stop();
  return Math.round(Number(size.rows[0]?.bytes) / 1_000_000);
}

async function measureCalls(product: ProductProcess) {
  const { cookie } = await signInTeacher(product);
  const profile = await repeat(() => ask(getProfile.path));
  const tree = await repeat(() => ask(getTree.path));
  return {
    'profile p95 ms': quantile(profile, 0.95).toFixed(1),
    'tree p95 ms': quantile(tree, 0.95).toFixed(1),
  };

  async function ask(path: string): Promise<void> {
    await (await fetch(product.url + path, { headers: { cookie } })).arrayBuffer();
  }
}

async function repeat(work: () => Promise<void>): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < CALLS; n += 1) took.push((await timed(work)).ms);
  return took;
}

async function requireSuccess(
  command: 'backup' | 'restore',
  file: string,
  dataDir: string,
): Promise<void> {
  const { code, says } = await runCommand(command, [file], { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(says);
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}
