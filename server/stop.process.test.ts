import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startProductProcess } from '#testing/product-process.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

test('a stop does not wait for a request that never ends, and still exits with 0', async () => {
  const product = await startProductProcess(await temporaryFolder());
  onTestFinished(async () => void (await product.stop('SIGKILL')));
  const stuck = connect(Number(new URL(product.url).port), 'localhost');
  onTestFinished(() => void stuck.destroy());
  stuck.on('error', () => {});
  stuck.write(
    'POST /api/support/messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  );
  await sleep(500);
  expect(stuck.readyState).toBe('open');
  const asked = performance.now();
  expect(await product.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(25_000);
  expect(performance.now() - asked).toBeGreaterThan(5000);
  expect(product.output()).toContain('"msg":"stopped"');
});

test('a mistake in the configuration ends the start with a sentence and code 1', async () => {
  const refused = startProductProcess(await temporaryFolder(), { env: { SECRET: 'short' } });
  await expect(refused).rejects.toThrow(
    'Spelling Orchard cannot start. The configuration is wrong:\n  - SECRET must be at least 32 characters that nobody can guess\n',
  );
});
