import { expect, test } from 'vitest';
import { AGREES } from '#testing/check-store.ts';
import { clusterEnvironment } from '#testing/cluster/clustered-product.ts';
import { runEngines } from '#testing/cluster/run-engines.ts';
import { runCommand } from '#testing/command.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import {
  folderOfVersion1,
  resourceOfVersion1,
  VERSION_1_BACKUP,
  VERSION_1_MIGRATIONS,
} from '#testing/version-1.ts';
import { loadConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { withPool } from './db/with-database.ts';
import { insertDemoData } from './demo-data.ts';
import { openS3Store } from './files/s3.ts';

const WEEK = 'Year 2/Week 1';
const SHARED = '%PDF the same in two resources';

test('a bucket of version 1.0 is taken over, read, backed up and restored into another', async () => {
  const env = await environment();
  await fillAsVersion1(env);
  expect(await readResources(env)).toEqual([SHARED, SHARED]);
  expect(await checkDeep(env)).toEqual({ code: 0, says: AGREES });

  const file = `${await temporaryFolder()}/backup.tar`;
  expect(await runCommand('backup', [file], env)).toMatchObject({ code: 0 });
  await expectRestored(file);
}, 240_000);

test('a backup of version 1.0 is restored into a bucket', async () => {
  await expectRestored(VERSION_1_BACKUP);
}, 240_000);

async function expectRestored(file: string): Promise<void> {
  const env = await environment();
  expect(await runCommand('restore', [file], env)).toMatchObject({ code: 0 });
  expect(await checkDeep(env)).toEqual({ code: 0, says: AGREES });
  expect(await readResources(env)).toEqual([SHARED, SHARED]);
}

type Environment = Awaited<ReturnType<typeof environment>>;

async function environment() {
  const env = await clusterEnvironment(runEngines());
  return { ...env, DATA_DIR: await temporaryFolder() };
}

/** Two resources of the same content, which share an object of the bucket. */
async function fillAsVersion1(env: Environment): Promise<void> {
  const { s3, databaseUrl = '' } = loadConfig(env);
  if (!s3) throw new Error('the environment names no bucket');
  await migrate(databaseUrl, undefined, VERSION_1_MIGRATIONS);
  const store = await openS3Store(s3);
  await withPool(databaseUrl, async (db) => {
    for (const path of ['Year 2', WEEK]) await folderOfVersion1(db, store, path);
    for (const name of ['First.pdf', 'Second.pdf']) {
      await resourceOfVersion1(db, store, { path: `${WEEK}/${name}`, content: SHARED });
    }
  });
}

/** What a teacher gets of the two resources, from a copy that starts on them. */
async function readResources(env: Environment): Promise<string[]> {
  const product = await startDisposable(env.DATA_DIR, { env });
  const { databaseUrl = '' } = loadConfig(env);
  await withPool(databaseUrl, (db) => insertDemoData(db, new Date()));
  const { cookie, link } = await signInTeacher(product);
  const contents: string[] = [];
  for (const name of ['First.pdf', 'Second.pdf']) {
    const response = await fetch(product.url + (await link(`${WEEK}/${name}`)), {
      headers: { cookie },
    });
    contents.push(await response.text());
  }
  await product.stop();
  return contents;
}

function checkDeep(env: Environment) {
  return runCommand('check-store', ['--deep'], env);
}
