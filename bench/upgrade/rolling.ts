/**
 * Replaces two copies of version 1.0 behind nginx by the present build while twenty teachers work and others sign in,
 * one copy after another or all at once. Exits with 1 when anything is refused or lost:
 * `node --import tsx bench/upgrade/rolling.ts [one-by-one|at-once] [RESOURCES]`
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getFavourites } from '#contract/favourites.ts';
import { getSession } from '#contract/session.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { AGREES, checkStore } from '#testing/check-store.ts';
import { clusterEnvironment } from '#testing/cluster/clustered-product.ts';
import { startEngines } from '#testing/cluster/engines.ts';
import { type Copy, type Nginx, startReloadableNginx } from '#testing/cluster/nginx.ts';
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { DIST } from '#tooling/project-root.ts';
import { startMailCatcher } from '../mail-catcher.ts';
import { type Log, seatTeacher, signInNewTeachers, type Teacher, work } from './at-work.ts';
import { parsed } from './calls.ts';
import { plantOldLibrary } from './old-library.ts';
import { ADMINISTRATOR, openOldSite, UPLOADED_WEEK } from './old-site.ts';
import { openPages } from './open-pages.ts';
import { buildVersion1 } from './version-1.ts';

const [, , way = 'one-by-one', given] = process.argv;
const RESOURCES = Number(given ?? 400);
const TEACHERS = 20;
const STEADY_MS = 10_000;
const DRAINED_MS = 2000;
const SHOWN = 20;
const CHANGED_COLUMNS = 'cached plan must not change result type';
const BY_NETWORK = { byNetwork: true };

buildIfStale();
const version1 = await buildVersion1();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const mail = await startMailCatcher();
const engines = await startEngines();
const port = await freePort('127.0.0.1');
const url = `http://127.0.0.1:${port}`;
Object.assign(process.env, await clusterEnvironment(engines), {
  SMTP_URL: mail.url,
  ADMIN_EMAILS: ADMINISTRATOR,
  SECRET: 'the same for every copy of the product',
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://localhost:${port}`,
  TRUST_PROXY: '1',
});
const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')] as const;
const running = new Map<number, ProductProcess>();
const started: ProductProcess[] = [];
let nginx: Nginx | undefined;
const log: Log = { phase: 'before', answers: new Map(), refused: [], isOver: false };
try {
  await startCopy(ports[0], version1.build);
  await startCopy(ports[1], version1.build);
  nginx = await startReloadableNginx(port, both(), BY_NETWORK);
  await openOldSite(url, mail);
  const planted = await plantOldLibrary(folder, RESOURCES, UPLOADED_WEEK);
  const resources = planted.filter(({ bucket }) => bucket === 'learning');
  const teachers: Teacher[] = [];
  for (let n = 0; n < TEACHERS; n += 1) teachers.push(await seatTeacher(url, n, mail));
  const pages = await openPages(`http://localhost:${port}`);
  keepAssets(version1.folder);

  const atWork = teachers.map((teacher) => work(teacher, { log, resources }));
  const newcomers = signInNewTeachers(url, mail, log);
  await sleep(STEADY_MS);
  log.phase = 'meanwhile';
  await (way === 'at-once' ? replaceAtOnce(nginx) : replaceOneByOne(nginx));
  log.phase = 'afterwards';
  await sleep(STEADY_MS);
  log.isOver = true;
  await Promise.all(atWork);
  const signedIn = await newcomers;

  console.log(`${way}, ${RESOURCES} resources, ${signedIn} sign-ins by code.`);
  console.table(Object.fromEntries(log.answers));
  for (const line of log.refused.slice(0, SHOWN)) console.log(line);
  for (const line of errorsInLogs().slice(0, SHOWN)) console.log(line);
  const known = log.refused.filter(isKnown).length;
  console.log(`Sign-ins that version 1.0 refused because of new columns: ${known}.`);
  const refused = log.refused.length - known;
  const findings = {
    'nothing else was refused': refused === 0 ? 'yes' : `${refused} times no`,
    'everybody is still signed in, with their favourites': await peopleFinding(teachers),
    'open pages go on': await pages.goOn(),
    'check-store --deep': storeFinding(),
  };
  console.table(findings);
  if (Object.values(findings).some((finding) => finding !== 'yes')) process.exitCode = 1;
} finally {
  log.isOver = true;
  await nginx?.stop();
  for (const copy of running.values()) await copy.stop();
  mail.close();
  await engines.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startCopy(at: number, build: string): Promise<void> {
  const env = { PORT: String(at) };
  const copy = await startProductProcess(join(folder, String(at)), { build, env });
  started.push(copy);
  running.set(at, copy);
}

/** Version 1.0 does not save its assets for the copies that replace it. */
function keepAssets(release: string): void {
  const program = [join(DIST, 'server/keep-assets.js'), release];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the assets of version 1.0 were not kept: ${stderr}`);
}

/** As the manual of version 1.0 says: a network stays with one copy, and a copy is marked before it is stopped. */
async function replaceOneByOne(nginx: Nginx): Promise<void> {
  for (const replaced of ports) {
    await nginx.sendTo(both(replaced), BY_NETWORK);
    await sleep(DRAINED_MS);
    await running.get(replaced)?.stop();
    await startCopy(replaced, DIST);
    await nginx.sendTo(both(), BY_NETWORK);
    await sleep(STEADY_MS);
  }
}

async function replaceAtOnce(nginx: Nginx): Promise<void> {
  const others = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  for (const each of others) await startCopy(each, DIST);
  await nginx.sendTo(others.map((each) => ({ port: each })));
  await sleep(DRAINED_MS);
  for (const each of ports) await running.get(each)?.stop();
}

/**
 * Version 1.0 reads all columns of a user by prepared statements, which fail at some sign-ins once the table has got
 * another column.
 */
function isKnown(refusal: string): boolean {
  const id = /"requestId":"([^"]+)"/.exec(refusal)?.[1];
  const isOfRequest = (line: string) => id !== undefined && line.includes(id);
  return errorsInLogs().some((line) => isOfRequest(line) && line.includes(CHANGED_COLUMNS));
}

function errorsInLogs(): string[] {
  const lines = started.flatMap((copy) => copy.output().split('\n'));
  return lines.filter((line) => line.includes('"level":50'));
}

function both(down?: number): Copy[] {
  return ports.map((each) => ({ port: each, isDown: each === down }));
}

async function peopleFinding(teachers: Teacher[]): Promise<string> {
  const lost: string[] = [];
  for (const { email, browser, favourites } of teachers) {
    const { session } = parsed(getSession, await browser.get(getSession.path));
    if (session?.email !== email) lost.push(`${email} is signed out`);
    const { paths } = parsed(getFavourites, await browser.get(getFavourites.path));
    const missing = favourites.filter((path) => !paths.includes(path));
    if (missing.length > 0) lost.push(`${email} lost ${missing.length} favourites`);
  }
  return lost.join(', ') || 'yes';
}

function storeFinding(): string {
  const says = checkStore(folder, '--deep');
  return says === AGREES ? 'yes' : says;
}
