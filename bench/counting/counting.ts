/**
 * Measures what counting costs the calls that count, a presented lesson and a download, beside the same build without
 * the line that counts. Needs wrk (`apt-get install wrk`): `node --import tsx bench/counting/counting.ts`
 */
import { createHmac, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { notePresented } from '#contract/figures.ts';
import { deriveKey, loadSecret } from '#server/secret.ts';
import { aResource } from '#testing/library.ts';
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { DIST, PROJECT_ROOT } from '#tooling/project-root.ts';
import { median } from '../figures.ts';
import { answersPerSecond, type Call } from '../wrk.ts';

const PATH = 'Year 2/Week 1/Slides.pdf';
const RESOURCE = Buffer.alloc(100_000, 'slides ');
const CALLERS = 16;
const ROUNDS = 7;
const SECONDS = 3;
const WARM_UP_SECONDS = 6;
/** A session has sixty lessons counted in an hour: enough for 300,000 calls. */
const SESSIONS = 5000;
/** Longer than counts stay in memory. */
const WRITTEN_AFTER_MS = 6000;
/** The first line of `count` in `usage.ts`, as the build has it. */
const COUNTING_LINE = /if \(!school\d*\) return;(?=\s+add\()/;

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const counting = await startProductProcess(join(folder, 'counting'));
const plain = await startProductProcess(join(folder, 'plain'), { build: await buildWithout() });
try {
  const load = loadavg()[0]?.toFixed(1);
  const [ours, theirs] = [await callsOf(counting), await callsOf(plain)];
  console.table({
    'a presented lesson': await compare(ours.present, theirs.present),
    'a download': await compare(ours.download, theirs.download),
  });
  console.log(`Load of the machine before: ${load}.`);
  await sleep(WRITTEN_AFTER_MS);
  const counted = { ours: await readCounted(counting), theirs: await readCounted(plain) };
  console.log(`Counted: ${counted.ours} by this build, ${counted.theirs} by the other.`);
  if (counted.ours === 0 || counted.theirs > 0) throw new Error('the wrong build has counted');
} finally {
  await counting.stop();
  await plain.stop();
  await rm(folder, { recursive: true, force: true });
}

async function buildWithout(): Promise<string> {
  const build = join(folder, 'build');
  await cp(DIST, build, { recursive: true });
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
  let changed = 0;
  for (const name of await readdir(join(build, 'server'), { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const file = join(build, 'server', name);
    const text = await readFile(file, 'utf8');
    if (!COUNTING_LINE.test(text)) continue;
    await writeFile(file, text.replace(COUNTING_LINE, 'return;'));
    changed += 1;
  }
  if (changed !== 1) throw new Error(`the line that counts is in ${changed} files of the build`);
  return build;
}

type MakeCall = () => Promise<Call>;

/** A call is made anew for each round, because a link lasts a minute. */
async function callsOf(
  product: ProductProcess,
): Promise<{ present: MakeCall; download: MakeCall }> {
  await visitProduct(product.dataDir, async (db, files) => {
    await aResource(db, files, PATH, { content: RESOURCE });
  });
  const { cookie, link } = await signInTeacher(product);
  const headers = { cookie };
  const cookies = await openSessions(product);
  const body = { bucket: 'learning', path: PATH };
  const calls = {
    present: async () => ({ url: product.url + notePresented.path, headers: {}, cookies, body }),
    download: async () => ({ url: product.url + (await link(PATH, 'download')), headers }),
  };
  for (const makeCall of Object.values(calls)) await perSecond(makeCall, WARM_UP_SECONDS);
  return calls;
}

/** More sessions of the teacher who has signed in; returns their cookies. */
async function openSessions({ dataDir }: ProductProcess): Promise<string[]> {
  const key = deriveKey(await loadSecret(undefined, dataDir), 'session cookie');
  const tokens = Array.from({ length: SESSIONS }, () => randomUUID());
  await visitProduct(dataDir, async (db) => {
    const { user_id } = await db.selectFrom('sessions').select('user_id').executeTakeFirstOrThrow();
    const expires_at = new Date(Date.now() + 24 * 60 * 60_000);
    const rows = tokens.map((token) => ({ user_id, token, expires_at }));
    await db.insertInto('sessions').values(rows).execute();
  });
  return tokens.map((token) => {
    const signature = createHmac('sha256', key).update(token).digest('base64url');
    return `session=${token}.${signature}`;
  });
}

async function readCounted({ dataDir }: ProductProcess): Promise<number> {
  let uses = 0;
  await visitProduct(dataDir, async (db) => {
    const rows = await db
      .selectFrom('usage_counts')
      .select('uses')
      .where('kind', '=', 'presented')
      .execute();
    uses = rows.reduce((sum, row) => sum + row.uses, 0);
  });
  return uses;
}

/** Alternates between the two, so that other load on the machine falls on both. */
async function compare(ours: MakeCall, theirs: MakeCall) {
  const our: number[] = [];
  const their: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    our.push(await perSecond(ours, SECONDS));
    their.push(await perSecond(theirs, SECONDS));
  }
  const [a, b] = [median(our), median(their)];
  return {
    'counted /s': Math.round(a),
    'not counted /s': Math.round(b),
    ratio: (a / b).toFixed(2),
  };
}

async function perSecond(makeCall: MakeCall, seconds: number): Promise<number> {
  return answersPerSecond(folder, await makeCall(), { callers: CALLERS, seconds });
}
