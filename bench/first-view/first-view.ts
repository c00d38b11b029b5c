/**
 * Measures how long a signed-in teacher waits for the list of a week, compared with the same page as static files from
 * nginx on the same slow line, when a click first works inside the site, how much script pages load by themselves, and
 * how long public pages take to answer a press:
 * `node --import tsx bench/first-view/first-view.ts`. Exits with 1 when a bound does not hold.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cookie } from '@playwright/test';
import { PUBLIC_PAGES } from '#contract/page-routes.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { median } from '../figures.ts';
import { launchBrowser } from '../first-slide/school-line.ts';
import { brokenBounds, type FirstView } from './bounds.ts';
import { timeInteractions } from './interactions.ts';
import { countScriptBytes, timeClick, timeList } from './slow-visit.ts';
import { startStaticPeer } from './static-peer.ts';
import { BOTH_PROVIDERS, countSignInBytes } from './wire-bytes.ts';

const RUNS = 5;
const YEARS = ['Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6'];
const WEEKS = 36;
const RESOURCES = ['Answers', 'Home sheet', 'Slides', 'Teacher guide', 'Worksheet'];
const WEEK = '/teaching/Year%202/Week%201';
/** Longer than the drawing of a page takes. */
const DRAWING_PAUSE_MS = 4000;
const ADMINISTRATOR = 'admin@spellingorchard.example';

buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const product = await startProductProcess(dataDir);
const browser = await launchBrowser();
try {
  await fillLibrary();
  const teachers: Cookie[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { cookie } = await signInTeacher(product, `teacher-${run}@orchard.example`);
    teachers.push(cookiesOf(cookie));
  }
  const { cookie } = await signInTeacher(product, 'somebody@orchard.example');
  const peer = await startStaticPeer(product.url, WEEK, cookie);
  try {
    print(await measure(peer.url, teachers));
  } finally {
    await peer.stop();
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** As large as the starter scheme; the resources of the measured week are uploaded, so that they have pictures. */
async function fillLibrary(): Promise<void> {
  const weeks = Array.from({ length: WEEKS }, (_, n) => `Week ${n + 1}`);
  const paths = YEARS.flatMap((year) =>
    weeks.flatMap((week) => RESOURCES.map((name) => `${year}/${week}/${name}.pdf`)),
  );
  const resources = paths
    .filter((path) => !path.startsWith('Year 2/Week 1/'))
    .map((path) => ({ path }));
  await plantLibrary(dataDir, { folders: ['Year 2/Week 1'], resources });
  const { cookie } = await signInTeacher(product, ADMINISTRATOR);
  for (const name of RESOURCES) {
    const path = `learning/Year%202/Week%201/${encodeURIComponent(name)}.pdf`;
    const { status } = await fetch(`${product.url}/api/library/uploads/${path}`, {
      method: 'PUT',
      headers: { cookie, origin: product.url, 'content-type': 'application/pdf' },
      body: new Uint8Array(slides(4)),
    });
    if (status >= 400) throw new Error(`${path} was answered with ${status}`);
  }
  await untilDrawn();
}

/** Waits until the pages of what was uploaded are drawn, which keeps a processor busy. */
async function untilDrawn(): Promise<void> {
  const countFiles = async () => {
    const files = await readdir(join(dataDir, 'files'), { recursive: true });
    return files.length;
  };
  for (let before = -1, count = 0; count !== before; await sleep(DRAWING_PAUSE_MS)) {
    before = count;
    count = await countFiles();
  }
}

/** Each run is a teacher of its own: a browser that opens page after page has to wait. */
async function measure(peerUrl: string, teachers: Cookie[][]): Promise<FirstView> {
  const times: Record<'ours' | 'peer' | 'oursCached' | 'peerCached' | 'click', number[]> = {
    ours: [],
    peer: [],
    oursCached: [],
    peerCached: [],
    click: [],
  };
  for (const cookies of teachers) {
    const ours = await timeList(browser, product.url + WEEK, cookies);
    const peer = await timeList(browser, peerUrl + WEEK, []);
    times.ours.push(ours.fresh);
    times.oursCached.push(ours.cached);
    times.peer.push(peer.fresh);
    times.peerCached.push(peer.cached);
    times.click.push(await timeClick(browser, product.url + WEEK, cookies));
  }
  const publicScripts: Record<string, number> = {};
  const longestInteractions: Record<string, number> = {};
  for (const path of PUBLIC_PAGES) {
    longestInteractions[path] = await timeInteractions(browser, product.url + path);
    publicScripts[path] = await countScriptBytes(browser, product.url + path, []);
  }
  return {
    painted: { ours: median(times.ours), peer: median(times.peer) },
    paintedFromCache: { ours: median(times.oursCached), peer: median(times.peerCached) },
    clickInside: median(times.click),
    teachingScript: await countScriptBytes(browser, product.url + WEEK, teachers[0] ?? []),
    publicScripts,
    signInBytes: await measureSignIn(),
    longestInteractions,
  };
}

/** Beside a second product that has providers. */
async function measureSignIn(): Promise<FirstView['signInBytes']> {
  const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
  const withProviders = await startProductProcess(folder, { env: BOTH_PROVIDERS });
  try {
    const sites = { withProviders: withProviders.url, withoutProviders: product.url };
    return await countSignInBytes(browser, sites);
  } finally {
    await withProviders.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function print(view: FirstView): void {
  const { painted, paintedFromCache, clickInside, teachingScript, publicScripts } = view;
  const row = ({ ours, peer }: FirstView['painted']) => ({
    'ours ms': Math.round(ours),
    'static file ms': Math.round(peer),
    ratio: (ours / peer).toFixed(2),
  });
  console.table({
    'the list painted, nothing cached': row(painted),
    'the list painted, assets cached': row(paintedFromCache),
    'a click inside the site': { 'ours ms': Math.round(clickInside) },
  });
  const rows = Object.entries(publicScripts).map(([path, bytes]) => [
    path,
    { 'script bytes': bytes, 'longest interaction ms': view.longestInteractions[path] },
  ]);
  console.table({ [WEEK]: { 'script bytes': teachingScript }, ...Object.fromEntries(rows) });
  const { all, passkeys, none, code } = view.signInBytes;
  console.table({
    '/login before it is used': {
      'bytes with Google, Microsoft and passkeys': all,
      'with passkeys alone': passkeys,
      'with neither': none,
      'their code': code,
    },
  });
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  for (const sentence of brokenBounds(view)) {
    console.error(sentence);
    process.exitCode = 1;
  }
}

function cookiesOf(header: string): Cookie[] {
  return header.split('; ').map((each) => {
    const end = each.indexOf('=');
    return {
      name: each.slice(0, end),
      value: each.slice(end + 1),
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax',
    };
  });
}
