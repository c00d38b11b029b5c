import { spawnSync } from 'node:child_process';
import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import { postmasterPid } from './postmaster-pid.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

type Options = Parameters<typeof startProductProcess>[1];

/** Starts the product as a process; it is killed together with its database when the test ends. */
export async function startDisposable(
  dataDir: string,
  options: Options = {},
): Promise<ProductProcess> {
  // Registered first, so that the database is also killed when the start fails half-way.
  onTestFinished(() => killPostmaster(dataDir));
  const product = await startProductProcess(dataDir, options);
  onTestFinished(async () => void (await product.stop('SIGKILL')));
  return product;
}

export async function expectReady({ url }: ProductProcess): Promise<void> {
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
}

export async function killPostmaster(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir).catch(() => undefined);
  if (!pid || pid === process.pid) return;
  spawnSync('kill', ['-QUIT', String(pid)]);
  await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
}
