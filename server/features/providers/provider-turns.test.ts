import { expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { createProviderTurns } from './provider-turns.ts';

const CROWD = 1000;

test('a crowd of strangers opens twenty connections at most, and others are served between them', async () => {
  const takeTurn = createProviderTurns(async (browser) => browser === 'laptop');
  const asked: (() => void)[] = [];
  const ask = () => new Promise<void>((resolve) => asked.push(resolve));
  const refusals: unknown[] = [];
  for (let n = 0; n < CROWD; n += 1) {
    takeTurn('google', from(`pupil ${n}`, '192.0.2.1'), ask).catch((error: unknown) =>
      refusals.push(error),
    );
  }
  await settle();
  expect(asked).toHaveLength(20);
  expect(refusals).toHaveLength(CROWD - 20 - 200);
  expect(refusals[0]).toMatchObject({ code: 'sign-in/too-many-tries' });
  expect(refusals[0]).toBeInstanceOf(AppError);

  expect(await takeTurn('google', from('laptop', '192.0.2.1'), async () => 'served')).toBe(
    'served',
  );
  const elsewhere = takeTurn('google', from('new', '203.0.113.9'), async () => 'served');
  await settle();
  for (const end of asked.slice(0, 2)) end();
  expect(await elsewhere).toBe('served');
});

test('a provider that does not answer holds up nobody who comes back from another', async () => {
  const takeTurn = createProviderTurns(async () => false);
  const never = () => new Promise<never>(() => {});
  for (let n = 0; n < 100; n += 1) {
    // Those in the line give up when the test is long over.
    takeTurn('trust', from(`teacher ${n}`, '192.0.2.1'), never).catch(() => undefined);
  }
  await settle();
  const other = takeTurn('google', from('colleague', '192.0.2.1'), async () => 'served');
  expect(await Promise.race([other, settle()])).toBe('served');
});

function from(browser: string, network: string) {
  return { browser, network, isNewBrowser: false };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
