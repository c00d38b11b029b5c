import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductProcess } from '#testing/product-process.ts';
import { residentMiB } from '../figures.ts';

/** Asked by a signal, the process collects its garbage; otherwise it runs as always. */
export const COLLECTS_WHEN_ASKED = [
  process.execPath,
  '--expose-gc',
  '--import',
  `data:text/javascript,process.on('SIGUSR2',()=>gc())`,
];

/** Connections that were left open end, and what they held can go. */
const QUIET_MS = 10_000;
/** What one collection lets go of may hold on to more. */
const COLLECTIONS = 3;
const COLLECTION_MS = 1000;

/** What the product holds when nobody asks for anything and all that is not needed is gone. */
export async function settledMiB(product: ProductProcess): Promise<number> {
  await sleep(QUIET_MS);
  for (let n = 0; n < COLLECTIONS; n += 1) {
    product.child.kill('SIGUSR2');
    await sleep(COLLECTION_MS);
  }
  return residentMiB(product);
}
