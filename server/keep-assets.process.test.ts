import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '#testing/data-folder.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

const SCRIPT = '/assets/main-0ld.js';
const CONTENT = 'console.log("version 1.0");';

test('the assets of a release that saved none are served once they are kept', async () => {
  const [dataDir, release] = [await dataFolder(), await temporaryFolder()];
  await mkdir(join(release, 'dist/web/assets'), { recursive: true });
  await writeFile(join(release, 'dist/web', SCRIPT), CONTENT);
  const { url } = await startDisposable(dataDir);
  expect((await fetch(url + SCRIPT)).status).toBe(404);
  expect(keepAssets(dataDir, release)).toEqual([
    0,
    'The assets of that release are saved for 30 days.\n',
  ]);
  const response = await fetch(url + SCRIPT);
  expect([response.status, await response.text()]).toEqual([200, CONTENT]);
}, 120_000);

test('a folder without a built site is named, and nothing is saved', async () => {
  const folder = await temporaryFolder();
  const [code, says] = keepAssets(await temporaryFolder(), folder);
  expect(code).not.toBe(0);
  expect(says).toBe(`There is no folder ${join(folder, 'dist/web')}.\n`);
  expect(keepAssets(await temporaryFolder())[1]).toMatch(/^Use it as: /);
});

test('a data directory that the product does not use is refused, and nothing is made in it', async () => {
  const [dataDir, release] = [await temporaryFolder(), await temporaryFolder()];
  await mkdir(join(release, 'dist/web'), { recursive: true });
  const [code, says] = keepAssets(dataDir, release);
  expect([code, says]).toEqual([1, expect.stringContaining('set DATA_DIR as the product has it.')]);
  expect(await readdir(dataDir)).toEqual([]);
});

function keepAssets(dataDir: string, ...words: string[]): [number | null, string] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['dist/server/keep-assets.js', ...words],
    {
      cwd: PROJECT_ROOT,
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  return [status, stdout + stderr];
}
