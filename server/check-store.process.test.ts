import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ageFiles } from '#testing/age-files.ts';
import { AGREES, checkStore } from '#testing/check-store.ts';
import { runCommand } from '#testing/command.ts';
import { dataFolder } from '#testing/data-folder.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { visitProduct } from '#testing/visit-product.ts';

const NOTHING = `ab${'0'.repeat(62)}`;

test('files that are missing, changed or unused are named', async () => {
  const dataDir = await dataFolder();
  const product = await startDisposable(dataDir);
  const names = ['gone', 'short', 'changed', 'looped'];
  await plantLibrary(dataDir, {
    resources: names.map((name) => ({
      path: `Year 2/Week 1/${name}.pdf`,
      content: Buffer.from(`%PDF ${name}`),
    })),
  });
  const [gone = '', short = '', changed = '', looped = ''] = await filesOf(dataDir, names);
  expect(checkStore(dataDir, '--deep')).toBe(AGREES);

  // An upload may be running, so an unused file is no fault.
  await mkdir(join(dataDir, 'files/ab'), { recursive: true });
  await writeFile(join(dataDir, 'files/ab', NOTHING), 'nothing');
  expect(await check()).toEqual({
    code: 0,
    says: `The file ${NOTHING} is used by nothing.\nNothing is missing. A file that nothing uses may belong to a running upload; the product removes it after a day.\n`,
  });

  await rm(gone);
  await truncate(short, 3);
  await writeFile(changed, '%PDF CHANGED');
  await rm(looped);
  await symlink(looped, looped);
  const { code, says: said } = await check('--deep');
  expect(code).toBe(1);
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/gone\.pdf" is missing/);
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/short\.pdf" has another size/);
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/changed\.pdf" has another content/);
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/looped\.pdf" cannot be read: ELOOP: /);
  expect(said).toMatch(/ab0+ is used by nothing/);
  await product.stop();

  // A start removes files that were unused for a day, and no others.
  await (await startDisposable(dataDir)).stop();
  expect(await readdir(join(dataDir, 'files/ab'))).toContain(NOTHING);
  await ageFiles(dataDir);
  await (await startDisposable(dataDir)).stop();
  expect(await readdir(join(dataDir, 'files/ab'))).not.toContain(NOTHING);
  expect(checkStore(dataDir)).toMatch(/gone\.pdf" is missing/);

  const files = join(dataDir, 'files');
  await rm(files, { recursive: true });
  expect(await check()).toEqual({
    code: 1,
    says: `There is no folder ${files}. Mount its disk, or set DATA_DIR as the product has it.\n`,
  });
  expect(existsSync(files)).toBe(false);

  function check(...options: string[]) {
    return runCommand('check-store', options, { DATA_DIR: dataDir });
  }
});

test('no database is created where there is none', async () => {
  const dataDir = await temporaryFolder();
  expect(checkStore(dataDir)).toBe(
    `There is no database in ${dataDir}. Start the product once to make one, or set DATA_DIR or DATABASE_URL as the product has them.\n`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

/** Where the store keeps the resources of these names. */
async function filesOf(dataDir: string, names: string[]): Promise<string[]> {
  const blobs = new Map<string, string>();
  await visitProduct(dataDir, async (db) => {
    const rows = await db.selectFrom('objects').select(['name', 'blob']).execute();
    for (const { name, blob } of rows) if (blob !== null) blobs.set(name, blob);
  });
  return names.map((name) => {
    const blob = blobs.get(`${name}.pdf`) ?? '';
    return join(dataDir, 'files', blob.slice(0, 2), blob);
  });
}
