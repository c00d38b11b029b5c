import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Tree } from '#contract/library.ts';
import { AGREES, checkStore } from '#testing/check-store.ts';
import { runCommand } from '#testing/command.ts';
import { addEmptyCluster } from '#testing/data-folder.ts';
import { startDatabaseServer } from '#testing/database-server.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { keepWriting, readTree, steadyResources } from '#testing/library-in-use.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { slides } from '../e2e/test-pdfs/slides.ts';

const ADMINISTRATOR = 'admin@spellingorchard.example';
const PATIENT = { timeout: 180_000 };

test(
  'a backup made while resources are written is restored whole, elsewhere',
  PATIENT,
  async () => {
    const folder = await temporaryFolder();
    const dataDir = join(folder, 'first');
    await addEmptyCluster(dataDir);
    const product = await startDisposable(dataDir);
    await plantLibrary(dataDir, { resources: steadyResources() });
    const { cookie } = await signInTeacher(product, ADMINISTRATOR);
    const writing = keepWriting(product, cookie);
    await eventually(() => expect(writing.uploads()).toBeGreaterThan(3));
    const uploadsBefore = writing.uploads();
    const busy = join(folder, 'busy.tar');
    expect(await runCommand('backup', [busy], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      says: expect.stringMatching(
        /busy\.tar has \d+ rows and \d+ files of \d+\.\d MB together\.\n$/,
      ),
    });
    expect(writing.uploads()).toBeGreaterThan(uploadsBefore);
    await writing.stop();
    const calm = join(folder, 'calm.tar');
    expect(await runCommand('backup', [calm], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const tree = await readTree(product, cookie);
    expect(checkStore(dataDir, '--deep')).toBe(AGREES);
    await product.stop();

    const fromBusy = await restored(busy, join(folder, 'from-busy'));
    expect(yearOf(fromBusy, 'Year 6')).toEqual(yearOf(tree, 'Year 6'));
    expect(yearOf(fromBusy, 'Year 2')).toBeDefined();
    expect(await restored(calm, join(folder, 'from-calm'))).toEqual(tree);
  },
);

test(
  'a file that is damaged, incomplete or no backup is refused, and nothing is created',
  PATIENT,
  async () => {
    const { folder, dataDir, file } = await aStoppedSite(3);
    await runCommand('backup', [file], { DATA_DIR: dataDir });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await runCommand('backup', [file], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      says: `${file} is there already.\n`,
    });
    expect(await runCommand('restore', [file], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      says: expect.stringContaining('The database is not empty'),
    });

    const bytes = await readFile(file);
    const flipped = Buffer.from(bytes);
    flipped[bytes.length / 2] = (flipped[bytes.length / 2] ?? 0) ^ 1;
    await writeFile(join(folder, 'flipped.tar'), flipped);
    await truncate(file, bytes.length - 2_000_000);
    await writeFile(join(folder, 'other.pdf'), slides(1));
    for (const [name, sentence] of [
      ['flipped.tar', /is damaged: blobs\/[0-9a-f]+ has another content/],
      [
        'backup.tar',
        /is not complete: it ends (in the middle of|after) \S+\. Copy it again.* Nothing was changed/,
      ],
      ['other.pdf', /is not a backup/],
      ['nowhere', /ENOENT.*nowhere/],
    ] as const) {
      const env = { DATA_DIR: join(folder, 'new') };
      const outcome = await runCommand('restore', [join(folder, name)], env);
      expect(outcome).toEqual({ code: 1, says: expect.stringMatching(sentence) });
    }
    const left = ['backup.tar', 'data', 'flipped.tar', 'other.pdf'];
    expect((await readdir(folder)).toSorted()).toEqual(left);
  },
);

test(
  'a backup of the embedded database is restored into a database of the operator',
  PATIENT,
  async () => {
    const { folder, dataDir, file } = await aStoppedSite(2);
    await runCommand('backup', [file], { DATA_DIR: dataDir });
    const { connectionString } = await startDatabaseServer();
    const env = { DATA_DIR: join(folder, 'own'), DATABASE_URL: connectionString };
    expect(await runCommand('restore', [file], env)).toMatchObject({ code: 0 });
    expect(await runCommand('check-store', ['--deep'], env)).toEqual({ code: 0, says: AGREES });
  },
);

test(
  'a backup without a lost file is made, names the file, ends with 1, and does not count as the last one',
  PATIENT,
  async () => {
    const { folder, dataDir, file } = await aStoppedSite(3);
    let path = '';
    await visitProduct(dataDir, async (db, files) => {
      const row = db.selectFrom('objects').select(['path', 'blob']).where('name', '<>', '.keep');
      const lost = await row.limit(1).executeTakeFirstOrThrow();
      path = lost.path;
      await files.delete(lost.blob ?? '');
    });
    const { code, says } = await runCommand('backup', [file], { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(says).toContain(`The file of "learning/${path}" is missing.\nIt can be restored`);
    expect(says).toContain('`node dist/server/check-store.js --deep` names every such file');
    expect((await runCommand('doctor', [], { DATA_DIR: dataDir })).says).toContain('None was made');

    const env = { DATA_DIR: join(folder, 'restored') };
    const restored = await runCommand('restore', [file], env);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.says).toContain(`The file of "learning/${path}" is missing.\nRestored `);
    const checked = await runCommand('check-store', ['--deep'], env);
    expect(checked).toEqual({
      code: 1,
      says: expect.stringMatching(/^The file .* is missing\.\n$/),
    });
  },
);

test('a restore beside a running copy is refused and names it', PATIENT, async () => {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  await addEmptyCluster(dataDir);
  const product = await startDisposable(dataDir);
  const file = join(folder, 'backup.tar');
  expect(await runCommand('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(await runCommand('restore', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    says: expect.stringContaining(`Process ${product.child.pid} is already running`),
  });

  const { connectionString } = await startDatabaseServer();
  const env = { DATABASE_URL: connectionString };
  const copy = await startDisposable(join(folder, 'copy'), { env });
  const port = new URL(copy.url).port;
  expect(
    await runCommand('restore', [file], { ...env, DATA_DIR: join(folder, 'other') }),
  ).toMatchObject({
    code: 1,
    says: expect.stringMatching(
      new RegExp(`The product is running on this database \\(\\S+:${port}\\)\\. Stop all`),
    ),
  });
});

/** The data of a product that has stopped, with the first resources of a library, and where its backup will be. */
async function aStoppedSite(resources: number) {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  await addEmptyCluster(dataDir);
  const product = await startDisposable(dataDir);
  await plantLibrary(dataDir, { resources: steadyResources().slice(0, resources) });
  await product.stop();
  return { folder, dataDir, file: join(folder, 'backup.tar') };
}

/** Restores into an empty data directory, starts the product there and signs in; returns its library. */
async function restored(file: string, dataDir: string): Promise<Tree> {
  const outcome = await runCommand('restore', [file], { DATA_DIR: dataDir });
  expect(outcome).toMatchObject({ code: 0, says: expect.stringContaining('Restored ') });
  expect(checkStore(dataDir, '--deep')).toBe(AGREES);
  const product = await startDisposable(dataDir);
  const { cookie } = await signInTeacher(product, ADMINISTRATOR);
  const tree = await readTree(product, cookie);
  await product.stop();
  return tree;
}

function yearOf({ years }: Tree, name: string) {
  return years.find((year) => year.name === name);
}
