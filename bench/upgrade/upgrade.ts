/**
 * Measures an upgrade from version 1.0 with a large library: how long the first start takes, and how quick a teacher's
 * calls are while the texts of all resources are read in the background; the peer is a second start on the same data.
 * Exits with 1 when anything is refused, lost or changed. Needs the history of the repository, from which it builds
 * version 1.0, and with `url` Debian's PostgreSQL, with `bucket` also Ceph:
 * `node --import tsx bench/upgrade/upgrade.ts [disk|url|bucket] [RESOURCES] [MINUTES]`, where the last ends the reading
 * early
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/db/embedded/free-port.ts';
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts';
import { quantile, residentMiB } from '../figures.ts';
import { listTree, openFirstPage } from './calls.ts';
import { checkUpgraded } from './checks.ts';
import { type OldResource, plantOldLibrary } from './old-library.ts';
import { openOldSite, type People, UPLOADED_WEEK } from './old-site.ts';
import { openBench, reportFindings } from './open-bench.ts';
import { callFor, callWhileReading, type Called, textsRead } from './reading.ts';

const [, , where = 'disk', resourceCount, minutes] = process.argv;
const RESOURCES = Number(resourceCount ?? 20_000);
const READING_MS = Number(minutes ?? 120) * 60_000;
const AFTERWARDS_MS = 30_000;

const { version1, folder, mail, place, close } = await openBench(where);
const dataDir = join(folder, 'data');
const port = await freePort('localhost');
Object.assign(process.env, await place.makeEmpty());
let product: ProductProcess | undefined;
try {
  const { people, planted } = await useVersion1();
  const load = loadavg()[0]?.toFixed(1);
  const first = await startAndUse(people, planted[1]);
  const meanwhile = await callWhileReading(READING_MS, first.product, people.teacher, planted);
  const read = textsRead(first.product);
  const afterwards = await callFor(AFTERWARDS_MS, first.product, people.teacher, planted);
  const checks = await checkUpgraded({ ...people, dataDir, planted });
  await first.product.stop();
  const second = await startAndUse(people, planted[2]);
  console.log(`${RESOURCES} resources, ${where}. Load of the machine before: ${load}.`);
  console.table({ 'after the upgrade': first.row, 'a second start': second.row });
  console.table({
    'while texts are read': callsRow(meanwhile),
    afterwards: callsRow(afterwards),
  });
  console.log(`Texts read in ${(meanwhile.seconds / 60).toFixed(1)} minutes: ${read}.`);
  const refused = [...meanwhile.refused, ...afterwards.refused];
  const findings = { ...checks, 'nothing was refused': refused.join(', ') || 'yes' };
  reportFindings(findings);
} finally {
  await product?.stop();
  await close();
}

async function useVersion1() {
  product = await startProductProcess(dataDir, { build: version1.build, port });
  const people = await openOldSite(product.url, mail);
  const began = performance.now();
  const planted = await plantOldLibrary(dataDir, RESOURCES, UPLOADED_WEEK);
  console.log(`Planting took ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  await listTree(people.teacher);
  await product.stop();
  return { people, planted };
}

/** Starts the present build; measures until it is ready, answers the tree and shows a page nobody has seen yet. */
async function startAndUse({ teacher }: People, resource?: OldResource) {
  if (!resource) throw new Error('too few resources');
  const began = performance.now();
  product = await startProductProcess(dataDir, { port });
  const ready = seconds(began);
  await listTree(teacher);
  const tree = seconds(began);
  await openFirstPage(teacher, resource);
  const row = {
    'ready s': ready,
    'first tree s': tree,
    'first page picture s': seconds(began),
    'memory MiB': await residentMiB(product),
  };
  return { product, row };
}

function callsRow({ tree, link, mostMiB, mostReaderMiB }: Called) {
  return {
    calls: tree.length + link.length,
    'tree p50 ms': quantile(tree, 0.5).toFixed(1),
    'tree p95 ms': quantile(tree, 0.95).toFixed(1),
    'link p50 ms': quantile(link, 0.5).toFixed(1),
    'link p95 ms': quantile(link, 0.95).toFixed(1),
    'most MiB': mostMiB,
    'most MiB of the PDF reader': mostReaderMiB,
  };
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
