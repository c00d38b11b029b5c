/**
 * Measures an everyday call, the profile of the caller, beside a bare server of `node:http` and `pg` that runs the
 * same two statements on the same database. Needs wrk (`apt-get install wrk`):
 * `node --import tsx bench/everyday/everyday.ts`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProfile } from '#contract/profile.ts';
import { openDatabase } from '#server/db/database.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { createLog } from '#server/log.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { median } from '../figures.ts';
import { answersPerSecond, type Call } from '../wrk.ts';

const CALLERS = [8, 64];
const ROUNDS = 5;
const SECONDS = 4;
/** Until both programs run compiled. */
const WARM_UP = { callers: 8, seconds: 8 };

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const product = await startProductProcess(join(folder, 'data'));
const database = await joinEmbeddedPostgres(product.dataDir, createLog('error'));
let bare: ChildProcess | undefined;
try {
  const { cookie } = await signInTeacher(product);
  bare = startBareServer(database.connectionString, await findToken());
  const [port] = await once(bare.stdout ?? bare, 'data');
  const ours: Call = { url: product.url + getProfile.path, headers: { cookie } };
  const theirs: Call = { url: `http://localhost:${Number(port)}/`, headers: { cookie } };
  const load = loadavg()[0]?.toFixed(1);
  for (const call of [ours, theirs]) await answersPerSecond(folder, call, WARM_UP);
  const rows: Record<string, object> = {};
  for (const callers of CALLERS) rows[`${callers} callers`] = await compare(ours, theirs, callers);
  console.table(rows);
  console.log(`Load of the machine before: ${load}.`);
} finally {
  bare?.kill();
  await database.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The only session there is. */
async function findToken(): Promise<string> {
  const db = openDatabase(database.connectionString, createLog('error'));
  const { token } = await db.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
  await db.destroy();
  return token;
}

function startBareServer(databaseUrl: string, token: string): ChildProcess {
  const program = ['--import', 'tsx', 'bench/everyday/bare-server.ts', databaseUrl, token];
  return spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Alternates between the two, so that other load on the machine falls on both. */
async function compare(ours: Call, theirs: Call, callers: number) {
  const our: number[] = [];
  const their: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    our.push(await answersPerSecond(folder, ours, { callers, seconds: SECONDS }));
    their.push(await answersPerSecond(folder, theirs, { callers, seconds: SECONDS }));
  }
  const [a, b] = [median(our), median(their)];
  return { 'ours /s': Math.round(a), 'bare /s': Math.round(b), ratio: (a / b).toFixed(2) };
}
