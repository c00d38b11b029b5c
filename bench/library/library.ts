/**
 * Measures the library's calls with more and more resources: the tree without and with titles, search without and with
 * ten pages of text for each resource, uploads with and without their text, a week as one archive, and the memory of
 * the process. Exits with 1 when a bound does not hold at the largest size:
 * `node --import tsx bench/library/library.ts`, or with a number of resources behind it
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { createLog } from '#server/log.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { signInAdministrator } from '../administrator.ts';
import { median, quantile, residentMiB, timed } from '../figures.ts';
import { ask, times } from './ask.ts';
import { boundsOf, type LibraryFigures } from './bounds.ts';
import { blobsOf, plantResources, plantTitles } from './plant-library.ts';
import { makeWords, plantTexts } from './plant-texts.ts';
import { nameTerms, textTerms } from './terms.ts';
import { measureUploads } from './upload-times.ts';
import { measureWeekZip } from './week-zip.ts';

const [, , only] = process.argv;
const SIZES = only === undefined ? [200, 2000, 20_000] : [Number(only)];
const SEARCHES = 400;
const TREES = 30;

buildIfStale();
const rows: Record<string, object> = {};
let bounds: ReturnType<typeof boundsOf> | undefined;
for (const size of SIZES) {
  const { row, figures } = await measure(size);
  rows[`${size} resources`] = row;
  bounds = boundsOf(figures);
}
console.table(rows);
console.table(bounds);
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
if (!bounds || Object.values(bounds).some(({ holds }) => !holds)) process.exitCode = 1;

async function measure(size: number): Promise<{ row: object; figures: LibraryFigures }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
  const product = await startProductProcess(dataDir);
  const server = await joinEmbeddedPostgres(dataDir, createLog('error'));
  const db = openDatabase(server.connectionString, createLog('error'));
  try {
    const { cookie } = await signInTeacher(product);
    const askTree = (etag?: string) => ask(product, '/api/library/tree', cookie, etag);
    const search = (terms: string[]) =>
      times(SEARCHES, (n) => {
        const term = encodeURIComponent(terms[n % terms.length] ?? '');
        return ask(product, `/api/library/search?term=${term}`, cookie);
      });
    const words = makeWords();
    await plantResources(db, size);
    const bare = await askTree();
    await plantTitles(db, words);
    const first = await timed(() => askTree());
    const later = await times(TREES, () => askTree());
    const unchanged = await times(TREES, () => askTree(first.result.etag));
    const names = await search(nameTerms());
    const withoutTexts = await search(textTerms(words));
    const planting = await timed(() => plantTexts(db, blobsOf(size), words));
    const namesBesideTexts = await search(nameTerms());
    const textSearches = await search(textTerms(words));
    console.table(mediansOf(textTerms(words), textSearches, withoutTexts));
    const memory = await residentMiB(product);
    const administrator = await signInAdministrator(product);
    const uploads = await measureUploads(administrator, db);
    const zip = await measureWeekZip(product, administrator, cookie);
    const tree = { bare: bare.bytes, titled: first.result.bytes };
    const row = {
      'first tree ms': first.ms.toFixed(0),
      'tree p50 ms': median(later).toFixed(1),
      'unchanged p50 ms': median(unchanged).toFixed(1),
      'tree kB packed': Math.round(tree.titled / 1000),
      'without titles kB': Math.round(tree.bare / 1000),
      'names p50, p95 ms': p50AndP95(names),
      'with texts beside them': p50AndP95(namesBesideTexts),
      'words p50, p95 ms': p50AndP95(textSearches),
      'without any text': p50AndP95(withoutTexts),
      'upload ms': median(uploads.withText).toFixed(0),
      'without its text': median(uploads.withoutText).toFixed(0),
      'zip begins ms': median(zip.firstByte).toFixed(0),
      'zip MB, s': `${zip.megabytes.toFixed(0)}, ${zip.seconds.toFixed(0)}`,
      'memory MiB': memory,
      'texts planted s': (planting.ms / 1000).toFixed(0),
    };
    return { row, figures: { textSearches, tree, uploads, zip } };
  } finally {
    await db.destroy();
    await server.stop();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function p50AndP95(values: number[]): string {
  return [median(values), quantile(values, 0.95)].map((each) => each.toFixed(1)).join(', ');
}

/** Which searches are slow; the terms come in turns. */
function mediansOf(terms: string[], withTexts: number[], withoutTexts: number[]): object {
  const of = (values: number[], at: number) =>
    median(values.filter((_, n) => n % terms.length === at)).toFixed(1);
  return Object.fromEntries(
    terms.map((term, at) => [
      term,
      { ms: of(withTexts, at), 'without any text': of(withoutTexts, at) },
    ]),
  );
}
