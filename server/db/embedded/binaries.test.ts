import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { restoreSymlinks } from './binaries.ts';

test('the links to libraries are made where no install script ran, and left alone where one did', async () => {
  const root = await temporaryFolder();
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await mkdir(join(root, 'native/lib'), { recursive: true });
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(list));
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), 'library');
  await restoreSymlinks(root);
  await restoreSymlinks(root);
  expect(await readFile(join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');
});

test('a package without such links needs none', async () => {
  await expect(restoreSymlinks(await temporaryFolder())).resolves.toBeUndefined();
});
