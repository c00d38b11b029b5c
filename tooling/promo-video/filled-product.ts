import { setTimeout as sleep } from 'node:timers/promises';
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts';

const ALL_FOLDERS = /Starter scheme: (\d+) of \1 folders/u;

/** Starts the built product and waits until its library has every week of the starter scheme. */
export async function startFilledProduct(dataDir: string): Promise<ProductProcess> {
  const product = await startProductProcess(dataDir, { env: { STARTER_SCHEME: 'on' } });
  while (!ALL_FOLDERS.test(product.output())) {
    if (product.child.exitCode !== null) throw new Error(product.output());
    await sleep(1000);
  }
  return product;
}
