/**
 * Uploads every kind of PDF bomb to the running product and prints how long each took to be refused, by the clock and
 * over HTTP. Exits with 1 when one was accepted or took more than five seconds:
 * `node --import tsx bench/uploads/bombs.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { BOMB_KINDS } from '../../e2e/test-pdfs/bomb-kinds.ts';
import { bomb, BOMBS, PAGES } from '../../e2e/test-pdfs/bombs.ts';
import { PACKED_BOMBS } from '../../e2e/test-pdfs/packed-bombs.ts';
import { signInAdministrator } from '../administrator.ts';
import { timed } from '../figures.ts';

const REFUSED_WITHIN_MS = 5000;
const WEEK = 'Year 2/Week 1';

const spaces = Object.entries(BOMBS).map(
  ([where, pages]) => [`spaces ${where}`, () => bomb(pages)] as const,
);
const kinds: (readonly [string, () => Buffer])[] = [
  ...spaces,
  ['spaces in a form', () => bomb([PAGES.plain, PAGES.drawnWithBomb])],
  ...Object.entries(BOMB_KINDS),
  ...Object.entries(PACKED_BOMBS),
];

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const product = await startProductProcess(join(folder, 'data'));
const load = loadavg()[0]?.toFixed(1);
try {
  const { addWeek, upload } = await signInAdministrator(product);
  await addWeek(WEEK);
  const rows: Record<string, { seconds: string; kilobytes: number }> = {};
  for (const [kind, make] of kinds) {
    const content = make();
    const refusal = () => upload(`${WEEK}/bomb.pdf`, content).then(() => 'none', String);
    const { ms, result } = await timed(refusal);
    if (!result.includes('upload/too-demanding')) throw new Error(`${kind} answered ${result}`);
    if (ms > REFUSED_WITHIN_MS) process.exitCode = 1;
    rows[kind] = { seconds: (ms / 1000).toFixed(1), kilobytes: Math.ceil(content.length / 1000) };
  }
  console.table(rows);
  console.log(`Load of the machine before: ${load}.`);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
