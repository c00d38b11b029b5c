import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { makeDataDirectory } from './data-directory.ts';
import { SettingsError } from './start-error.ts';

test('a directory is made together with those above it, for its owner alone', async () => {
  const dataDir = join(await temporaryFolder(), 'srv/orchard/data');
  await makeDataDirectory(dataDir);
  await makeDataDirectory(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test.each([
  ['on a file system without folders', async () => '/proc/orchard', 'ENOENT'],
  ['below a file', belowAFile, 'ENOTDIR'],
])('one %s is refused at once with the name of its variable', async (_where, place, code) => {
  const refused = makeDataDirectory(await place());
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(new RegExp(`^DATA_DIR cannot be used: ${code}: .*Set it`));
});

async function belowAFile(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'srv'));
  await writeFile(join(folder, 'srv/file'), '');
  return join(folder, 'srv/file/data');
}
