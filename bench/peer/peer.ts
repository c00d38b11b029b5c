/**
 * Measures five calls of a teacher's page, compared with @supabase/lite with the same rules and files, which is
 * installed into a temporary folder. Needs wrk (`apt-get install wrk`) and the npm registry:
 * `node --import tsx bench/peer/peer.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLink, listFolder } from '#contract/library.ts';
import { getProfile } from '#contract/profile.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { median } from '../figures.ts';
import { answersPerSecond, type Call } from '../wrk.ts';
import { startSupabaseLite } from './supabase-lite.ts';

const FILES = 10;
const CONTENT = Buffer.alloc(1024 * 1024, '%PDF-1.7 ');
const ROUNDS = 5;
const LOAD = { callers: 8, seconds: 3 };

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const paths = Array.from({ length: FILES }, (_, n) => `Year 2/Week 1/File ${n}.pdf`);
const product = await startProductProcess(join(folder, 'data'));
try {
  const port = await freePort('127.0.0.1');
  const lite = await startSupabaseLite(join(folder, 'lite'), { port, paths, content: CONTENT });
  try {
    const calls = Object.entries(await ourCalls());
    const load = loadavg()[0]?.toFixed(1);
    const rows: Record<string, object> = {};
    for (const [name, makeCall] of calls) {
      rows[name] = await compare(makeCall, lite.calls[name]);
    }
    console.table(rows);
    console.log(`Load of the machine before: ${load}; ${LOAD.callers} callers.`);
  } finally {
    await lite.stop();
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Made again for each load, because a link to a file is valid for a minute. */
async function ourCalls(): Promise<Record<string, () => Promise<Call>>> {
  await plantLibrary(product.dataDir, {
    resources: paths.map((path) => ({ path, content: CONTENT })),
  });
  const { cookie, link } = await signInTeacher(product);
  const path = paths[0] ?? '';
  const headers = { Cookie: cookie };
  const week = new URLSearchParams({ bucket: 'learning', path: 'Year 2/Week 1' });
  const wanted = { bucket: 'learning', path, purpose: 'view' };
  const file = async () => product.url + (await link(path));
  return {
    profile: async () => ({ url: product.url + getProfile.path, headers }),
    list: async () => ({ url: `${product.url}${listFolder.path}?${week.toString()}`, headers }),
    sign: async () => ({ url: product.url + createLink.path, headers, body: wanted }),
    'download, 1 MiB': async () => ({ url: await file(), headers }),
    'range, 64 KiB': async () => ({
      url: await file(),
      headers: { ...headers, Range: 'bytes=262144-327679' },
    }),
  };
}

/** Alternates between the two, so that other load on the machine falls on both. */
async function compare(ours: () => Promise<Call>, theirs: Call | undefined) {
  if (!theirs) throw new Error('the peer has no such call');
  const our: number[] = [];
  const their: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    our.push(await answersPerSecond(folder, await ours(), LOAD));
    their.push(await answersPerSecond(folder, theirs, LOAD));
  }
  const [a, b] = [median(our), median(their)];
  return { 'ours /s': Math.round(a), 'lite /s': Math.round(b), ratio: (a / b).toFixed(2) };
}
