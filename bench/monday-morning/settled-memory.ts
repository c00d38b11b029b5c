import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductProcess } from '#testing/product-process.ts';
import { residentMiB } from '../figures.ts';

/** Starts Node so that it collects garbage on SIGUSR2, and otherwise runs as usual. */
export const NODE_WITH_GC_SIGNAL = [
  process.execPath,
  '--expose-gc',
  '--import',
  `data:text/javascript,process.on('SIGUSR2',()=>gc())`,
];

/** By then idle connections are closed and their memory can be freed. */
const QUIET_MS = 10_000;
/** Objects freed by one collection may make others collectable. */
const COLLECTIONS = 3;
const COLLECTION_MS = 1000;

/** Memory of the idle product after garbage collection. */
export async function settledMiB(product: ProductProcess): Promise<number> {
  await sleep(QUIET_MS);
  for (let n = 0; n < COLLECTIONS; n += 1) {
    product.child.kill('SIGUSR2');
    await sleep(COLLECTION_MS);
  }
  return residentMiB(product);
}
