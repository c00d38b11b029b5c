import { createHash } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AGREES, checkStore } from '#testing/check-store.ts';
import { clusterEnvironment } from '#testing/cluster/clustered-product.ts';
import { runEngines } from '#testing/cluster/run-engines.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { loadConfig } from './config.ts';
import { createS3Client } from './files/s3-client.ts';

const NOTHING = `ab${'0'.repeat(62)}`;

test('what is missing, changed or used by nothing in a bucket is named', async () => {
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
  await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf('%PDF gone') }));
  await put(keyOf('%PDF short'), '%PD');
  await put(keyOf('%PDF changed'), '%PDF CHANGED');
  await put(`blobs/${NOTHING}`, 'nothing');
  const said = checkStore(dataDir, '--deep');
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/gone\.pdf" is missing/);
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/short\.pdf" has another size/);
  expect(said).toMatch(/"learning\/Year 2\/Week 1\/changed\.pdf" has another content/);
  expect(said).toMatch(/ab0+ is used by nothing/);
  await product.stop();

  // The next start removes what nothing uses, and nothing else.
  await startDisposable(dataDir);
  await eventually(() => expect(checkStore(dataDir)).not.toContain(NOTHING));
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

function keyOf(content: string): string {
  return `blobs/${createHash('sha256').update(content).digest('hex')}`;
}
