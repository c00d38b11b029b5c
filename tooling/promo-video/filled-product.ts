import { setTimeout as sleep } from 'node:timers/promises';
import { SCHEME } from '#scheme/scheme.ts';
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts';

const ALL_WEEKS = SCHEME.flatMap(({ weeks }) => weeks).length;

/** Starts the built product and waits until its library has every week of the starter scheme. */
export async function startFilledProduct(dataDir: string): Promise<ProductProcess> {
  const product = await startProductProcess(dataDir, { env: { STARTER_SCHEME: 'on' } });
  while (!product.output().includes(`${ALL_WEEKS} of ${ALL_WEEKS} weeks`)) {
    if (product.child.exitCode !== null) throw new Error(product.output());
    await sleep(1000);
  }
  return product;
}
