import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { deriveKey, loadSecret, seal, unseal } from './secret.ts';

test('a secret is generated once, readable by its owner alone, and kept', async () => {
  const folder = await temporaryFolder();
  const secrets = await Promise.all([1, 2, 3].map(() => loadSecret(undefined, folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toHaveLength(43);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await loadSecret(undefined, folder)).toBe(secrets[0]);
});

test('a configured secret is preferred', async () => {
  expect(await loadSecret('configured', await temporaryFolder())).toBe('configured');
});

test('a secret file that was emptied is refused', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'secret'), '');
  await expect(loadSecret(undefined, folder)).rejects.toThrow('is damaged: it is too short');
});

test('a sealed text opens only with the same key and unchanged', () => {
  const key = deriveKey('secret', 'one purpose');
  const sealed = seal(key, 'the code is 123456');
  expect(unseal(key, sealed)).toBe('the code is 123456');
  expect(seal(key, 'the code is 123456')).not.toEqual(sealed);
  expect(() => unseal(deriveKey('secret', 'another purpose'), sealed)).toThrow('authenticate');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(key, changed)).toThrow('authenticate');
  }
});
