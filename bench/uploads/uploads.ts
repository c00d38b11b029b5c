/**
 * Measures 500 uploads of 1 MB, three at a time, compared with writing and syncing the same bytes to the same disk,
 * and the memory of the product; then one file of 200 MB. Exits with 1 when the product needs more memory than it
 * may:
 * `node --import tsx bench/uploads/uploads.ts`
 */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOADS_AT_ONCE } from '#contract/limits.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { measureMemory, timed } from '../figures.ts';
import { type Administrator, signInAdministrator } from '../administrator.ts';

const FILES = 500;
const FILE_BYTES = 1_000_000;
const LARGE_BYTES = 200_000_000;
const MOST_MEBIBYTES = 300;
const WEEK = 'Year 2/Week 1';

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const product = await startProductProcess(join(folder, 'data'));
try {
  const administrator = await signInAdministrator(product);
  await administrator.addWeek(WEEK);
  const many = await measureMemory(product, () => uploadMany(administrator));
  const disk = await timed(writeMany);
  const large = await measureMemory(product, () =>
    administrator.upload(`${WEEK}/large.pdf`, pdf(0, LARGE_BYTES)),
  );
  console.table({
    [`${FILES} files of 1 MB`]: {
      seconds: (many.ms / 1000).toFixed(1),
      'beside the disk alone': (many.ms / disk.ms).toFixed(1),
      'most memory MiB': many.most.own,
      'with the PDF reader MiB': many.most.both,
    },
    '1 file of 200 MB': {
      seconds: (large.ms / 1000).toFixed(1),
      'beside the disk alone': '',
      'most memory MiB': large.most.own,
      'with the PDF reader MiB': large.most.both,
    },
  });
  const most = Math.max(many.most.own, large.most.own);
  if (most > MOST_MEBIBYTES) {
    console.error(`The product took ${most} MiB of memory; it may take ${MOST_MEBIBYTES}.`);
    process.exitCode = 1;
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function uploadMany({ upload }: Administrator): Promise<void> {
  let next = 0;
  const lanes = Array.from({ length: UPLOADS_AT_ONCE }, async () => {
    for (let n = next++; n < FILES; n = next++) {
      await upload(`${WEEK}/${n}.pdf`, pdf(n, FILE_BYTES));
    }
  });
  await Promise.all(lanes);
}

async function writeMany(): Promise<void> {
  for (let n = 0; n < FILES; n += 1) {
    const file = await open(join(folder, `${n}.pdf`), 'w');
    await file.writeFile(pdf(n, FILE_BYTES));
    await file.sync();
    await file.close();
  }
}

/** Every number gives another file. */
function pdf(n: number, bytes: number): Buffer {
  return slides(10 + (n % 10), { paddingBytes: bytes - 10_000 + n });
}
