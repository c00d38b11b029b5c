import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AGREES, checkStore } from '#testing/check-store.ts';
import { clusterEnvironment } from '#testing/cluster/clustered-product.ts';
import { runEngines } from '#testing/cluster/run-engines.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { loadConfig } from './config.ts';
import { createS3Client } from './files/s3-client.ts';

const NOTHING = `ab${'0'.repeat(62)}`;

test('files that are missing, changed or unused in a bucket are named', async () => {
  const env = await clusterEnvironment(runEngines());
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const dataDir = await temporaryFolder();
  const product = await startDisposable(dataDir);
  const names = ['gone', 'short', 'changed'];
  await plantLibrary(dataDir, {
    resources: names.map((name) => ({
      path: `Year 2/Week 1/${name}.pdf`,
      content: Buffer.from(`%PDF ${name}`),
    })),
  });
  expect(checkStore(dataDir, '--deep')).toBe(AGREES);

  const { client, Bucket } = openBucket();
  const [gone = '', short = '', changed = ''] = await keysOf(dataDir, names);
  await client.send(new DeleteObjectCommand({ Bucket, Key: gone }));
  await put(short, '%PD');
  await put(changed, '%PDF CHANGED');
  await put(`blobs/${NOTHING}`, 'nothing');
  const said = checkStore(dataDir, '--deep');
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/gone\.pdf" is missing/);
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/short\.pdf" has another size/);
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/changed\.pdf" has another content/);
  expect(said).toMatch(/ab0+ is used by nothing/);
  await product.stop();

  // Unused files stay for a day; the tests of the collection show that they are then removed.
  await (await startDisposable(dataDir)).stop();
  expect(checkStore(dataDir)).toMatch(/ab0+ is used by nothing/);
  expect(checkStore(dataDir)).toMatch(/gone\.pdf" is missing/);

  async function put(Key: string, Body: string): Promise<void> {
    await client.send(new PutObjectCommand({ Bucket, Key, Body }));
  }

  function openBucket() {
    const { s3 } = loadConfig(env);
    if (!s3) throw new Error('the environment names no bucket');
    return { client: createS3Client(s3, s3.endpoint), Bucket: s3.bucket };
  }
});

async function keysOf(dataDir: string, names: string[]): Promise<string[]> {
  const keys = new Map<string, string>();
  await visitProduct(dataDir, async (db) => {
    const rows = await db.selectFrom('objects').select(['name', 'blob']).execute();
    for (const { name, blob } of rows) keys.set(name, `blobs/${blob}`);
  });
  return names.map((name) => keys.get(`${name}.pdf`) ?? '');
}
