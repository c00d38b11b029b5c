/**
 * Measures how fast a resource is served, compared with nginx and sendfile on the same bytes, and the memory it
 * takes. Needs nginx and wrk (`apt-get install nginx-light wrk`): `node --import tsx bench/files/files.ts`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/db/embedded/free-port.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { median, residentMiB } from '../figures.ts';
import { answersPerSecond, type Call } from '../wrk.ts';

const FILE_BYTES = 1024 * 1024;
const COLD_FILES = 200;
/** A few teachers, and a staff room on Monday morning. */
const READERS = [8, 64];
const ROUNDS = 3;
const SECONDS = 4;
const RANGE = { Range: 'bytes=262144-327679' };

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const content = Buffer.alloc(FILE_BYTES, '%PDF-1.7 ');
const product = await startProductProcess(join(folder, 'data'));
const nginx = await startNginx();
try {
  const names = Array.from({ length: COLD_FILES }, (_, n) => `Year 2/Week 1/File ${n}.pdf`);
  await plantLibrary(product.dataDir, {
    resources: names.map((path, n) => ({ path, content: numbered(n) })),
  });
  const { cookie, link } = await signInTeacher(product);
  // Made again for each load, because a link to a file is valid for a minute.
  const ours = async (): Promise<Call> => ({
    url: product.url + (await link(names[0] ?? '')),
    headers: { cookie },
  });
  const theirs: Call = { url: `http://localhost:${nginx.port}/file.pdf`, headers: { cookie } };
  await load(await ours(), 8);
  const rows: Record<string, Awaited<ReturnType<typeof compare>>> = {};
  for (const readers of READERS) {
    rows[`whole, 1 MiB, ${readers} readers`] = await compare(ours, theirs, readers);
    const [part, theirPart] = [async () => partOf(await ours()), partOf(theirs)];
    rows[`range, 64 KiB, ${readers} readers`] = await compare(part, theirPart, readers);
  }
  console.table(rows);

  const before = await residentMiB(product);
  for (const name of names) {
    const response = await fetch(product.url + (await link(name)), { headers: { cookie } });
    await response.arrayBuffer();
  }
  console.table({
    [`memory over ${COLD_FILES} files of 1 MiB`]: {
      'before MiB': before,
      'after MiB': await residentMiB(product),
    },
  });
} finally {
  nginx.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Alternates between the two, so that other load on the machine falls on both. */
async function compare(ours: () => Promise<Call>, theirs: Call, readers: number) {
  const our: number[] = [];
  const their: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    our.push(await load(await ours(), readers));
    their.push(await load(theirs, readers));
  }
  const [a, b] = [median(our), median(their)];
  return { 'ours /s': Math.round(a), 'nginx /s': Math.round(b), ratio: (a / b).toFixed(2) };
}

function load(call: Call, readers: number): Promise<number> {
  return answersPerSecond(folder, call, { callers: readers, seconds: SECONDS });
}

function partOf({ url, headers }: Call): Call {
  return { url, headers: { ...headers, ...RANGE } };
}

/** One process and no access log, for nginx at its fastest. */
async function startNginx() {
  const port = await freePort('localhost');
  await writeFile(join(folder, 'file.pdf'), content);
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr; user root;
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       types { application/pdf pdf; }
       server { listen 127.0.0.1:${port}; listen [::1]:${port}; root ${folder}; } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  await Promise.race([sleep(1000), once(child, 'exit')]);
  return { port, stop: () => child.kill() };
}

function numbered(n: number): Buffer {
  const own = Buffer.from(content);
  own.writeUInt32BE(n, FILE_BYTES - 4);
  return own;
}
