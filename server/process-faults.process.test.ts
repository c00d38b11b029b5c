import { once } from 'node:events';
import { expect, test } from 'vitest';
import { dataFolder } from '#testing/data-folder.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { freePort } from './db/embedded/free-port.ts';

/** Faults that no part of the product handles, planted from outside and set off by a signal. */
const FAULTS = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => void Promise.reject(new Error('planted rejection')));
  process.on('SIGWINCH', () => { throw new Error('planted exception'); });
`)}`;
const COMMAND = [process.execPath, '--import', FAULTS];

test('an unhandled rejection is logged and counted, and the product goes on', async () => {
  const metricsPort = await freePort('localhost');
  const product = await startDisposable(await dataFolder(), {
    command: COMMAND,
    env: { METRICS_PORT: String(metricsPort) },
  });
  product.child.kill('SIGUSR2');
  await eventually(() => expect(product.output()).toContain('a rejection was not handled'));
  expect(product.output()).toContain('planted rejection');
  expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
  const metrics = await fetch(`http://localhost:${metricsPort}/metrics`);
  expect(await metrics.text()).toContain('unhandled_rejections_total 1');
  expect(await product.stop()).toBe(0);
});

test('an uncaught exception is logged and ends the process', async () => {
  const product = await startDisposable(await dataFolder(), { command: COMMAND });
  const exited = once(product.child, 'exit');
  product.child.kill('SIGWINCH');
  expect((await exited)[0]).toBe(1);
  expect(product.output()).toContain('an exception was not caught');
});
