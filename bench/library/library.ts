/**
 * Measures the library's calls with more and more resources: the tree (time, compressed bytes, unchanged answers),
 * search without and with ten pages of text for each resource, and the memory of the process:
 * `node --import tsx bench/library/library.ts`, or with a number of resources behind it
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bucket } from '#contract/library.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { createLog } from '#server/log.ts';
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { quantile, residentMiB } from '../figures.ts';
import { plantTexts } from './plant-texts.ts';

const [, , only] = process.argv;
const SIZES = only === undefined ? [200, 2000, 20_000] : [Number(only)];
const WEEKS_PER_YEAR = 36;
const FILES_PER_WEEK = 10;
const SEARCHES = 400;
const TREES = 30;
const ROWS_AT_ONCE = 2000;
const TERMS = [
  'slides',
  'w',
  'week 1',
  'sheet 7',
  'zebra',
  'year 5',
  'spelling rule',
  'e',
  '17.pdf',
];

buildIfStale();
const rows: Record<string, object> = {};
for (const size of SIZES) rows[`${size} resources`] = await measure(size);
console.table(rows);

async function measure(size: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
  const product = await startProductProcess(dataDir);
  try {
    await visit(dataDir, (db) => plant(db, size));
    const { cookie } = await signInTeacher(product);
    const first = await timed(() => ask(product, '/api/library/tree', cookie));
    const later = await times(TREES, () => ask(product, '/api/library/tree', cookie));
    const etag = first.result.etag;
    const unchanged = await times(TREES, () => ask(product, '/api/library/tree', cookie, etag));
    const search = (terms: string[]) =>
      times(SEARCHES, (n) => {
        const term = encodeURIComponent(terms[n % terms.length] ?? '');
        return ask(product, `/api/library/search?term=${term}`, cookie);
      });
    const searches = await search(TERMS);
    const words = await visit(dataDir, (db) => plantTexts(db, blobsOf(size)));
    const withTexts = await search(TERMS);
    const inTexts = await search(textTerms(words));
    return {
      'first tree ms': first.ms.toFixed(0),
      'tree p50 ms': quantile(later, 0.5).toFixed(1),
      'tree kB packed': Math.round(first.result.bytes / 1000),
      'unchanged p50 ms': quantile(unchanged, 0.5).toFixed(1),
      'search p50 ms': quantile(searches, 0.5).toFixed(1),
      'search p95 ms': quantile(searches, 0.95).toFixed(1),
      'with texts p50 ms': quantile(withTexts, 0.5).toFixed(1),
      'with texts p95 ms': quantile(withTexts, 0.95).toFixed(1),
      'words p50 ms': quantile(inTexts, 0.5).toFixed(1),
      'words p95 ms': quantile(inTexts, 0.95).toFixed(1),
      'memory MiB': await residentMiB(product),
    };
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Inserts rows without content, because the measured calls read only the table. */
async function plant(db: Database, size: number): Promise<void> {
  const paths = Array.from({ length: size }, (_, n) => pathOf(n));
  const blobs = blobsOf(size);
  const folders = new Set(paths.flatMap((path) => [upTo(path, 1), upTo(path, 2)]));
  const objects = [
    ...[...folders].flatMap((folder) => [
      { ...object('learning', `${folder}/.keep`), blob: null },
      { ...object('learning-readonly', `${folder}/.keep`), blob: null },
    ]),
    ...paths.map((path, n) => ({
      ...object(n % 4 === 0 ? 'learning-readonly' : 'learning', path),
      blob: blobs[n] ?? null,
    })),
  ];
  for (let at = 0; at < objects.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto('objects')
      .values(objects.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}

async function visit<Result>(
  dataDir: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const server = await joinEmbeddedPostgres(dataDir, createLog('error'));
  const db = openDatabase(server.connectionString, createLog('error'));
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

function blobsOf(size: number): string[] {
  return Array.from({ length: size }, (_, n) => `blob ${n}`);
}

/** Common and rare words, beginnings, pairs, phrases, and a word that nobody has written. */
function textTerms(words: string[]): string[] {
  const at = (share: number) => words[Math.floor(words.length * share)] ?? '';
  return [
    ...[0, 0.0001, 0.001, 0.01, 0.1, 0.3, 0.6, 0.9].map(at),
    at(0.2).slice(0, 3),
    `${at(0.01)} ${at(0.02)}`,
    `"${at(0.001)} ${at(0.002)}"`,
    `${at(0.1)} year 5`,
    `x${at(0.4)}`,
  ];
}

function pathOf(n: number): string {
  const week = Math.floor(n / FILES_PER_WEEK);
  const year = Math.floor(week / WEEKS_PER_YEAR);
  const kind = ['Slides', 'Worksheet', 'Home sheet', 'Spelling rule'][n % 4];
  return `Year ${year + 2}/Week ${(week % WEEKS_PER_YEAR) + 1}/${kind} ${n}.pdf`;
}

function object(bucket: Bucket, path: string) {
  return { bucket, path, hash: '0'.repeat(64), size: 0, type: 'application/pdf' };
}

function upTo(path: string, levels: number): string {
  return path.split('/').slice(0, levels).join('/');
}

/** Uses node:http, which leaves the answer compressed, to count the bytes sent. */
function ask({ url }: ProductProcess, path: string, cookie: string, etag = '') {
  const headers = { cookie, 'accept-encoding': 'gzip', 'if-none-match': etag };
  return new Promise<{ bytes: number; etag: string }>((resolve, reject) => {
    get(url + path, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ bytes, etag: String(response.headers.etag) }));
    }).on('error', reject);
  });
}

async function times(count: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const measured: number[] = [];
  for (let n = 0; n < count; n += 1) measured.push((await timed(() => work(n))).ms);
  return measured;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}
