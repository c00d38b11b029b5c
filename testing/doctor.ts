import { expect } from 'vitest';
import { runCommand } from './command.ts';
import { dataFolder } from './data-folder.ts';
import { startDisposable } from './disposable-product.ts';

export function doctor(env: Record<string, string>) {
  return runCommand('doctor', [], env);
}

/** A running product, and the environment for a doctor beside it. */
export async function productForDoctor(more: Record<string, string> = {}) {
  const DATA_DIR = await dataFolder();
  const product = await startDisposable(DATA_DIR, { env: more });
  const env = { DATA_DIR, PORT: new URL(product.url).port, ...more };
  return { env, url: product.url, post };

  async function post(path: string, input: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(input) };
    expect((await fetch(product.url + path, init)).status).toBe(200);
  }
}
