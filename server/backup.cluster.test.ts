import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AGREES } from '#testing/check-store.ts';
import { clusterEnvironment, startClusteredProduct } from '#testing/cluster/clustered-product.ts';
import { runEngines } from '#testing/cluster/run-engines.ts';
import { runCommand } from '#testing/command.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { keepWriting, readTree, steadyResources } from '#testing/library-in-use.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const ADMINISTRATOR = 'admin@spellingorchard.example';

test('a backup of two busy copies is restored whole, into another database and another bucket', async () => {
  const folder = await temporaryFolder();
  const first = await clusterEnvironment(runEngines());
  for (const [name, value] of Object.entries(first)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const product = await startClusteredProduct(join(folder, 'first'), first);
  onTestFinished(async () => void (await product.stop('SIGKILL')));
  await plantLibrary(join(folder, 'first'), { resources: steadyResources() });
  const { cookie } = await signInTeacher(product, ADMINISTRATOR);
  const writing = keepWriting(product, cookie);
  await eventually(() => expect(writing.uploads()).toBeGreaterThan(3));
  const [busy, calm] = [join(folder, 'busy.tar'), join(folder, 'calm.tar')];
  expect(await runCommand('backup', [busy], first)).toMatchObject({ code: 0 });
  await writing.stop();
  expect(await runCommand('backup', [calm], first)).toMatchObject({ code: 0 });
  const tree = await readTree(product, cookie);

  expect((await restored(busy)).years.map(({ name }) => name)).toEqual(['Year 2', 'Year 6']);
  expect(await restored(calm)).toEqual(tree);
}, 240_000);

/** Restores into an empty database and bucket, starts the product there and signs in; returns its library. */
async function restored(file: string) {
  const dataDir = await temporaryFolder();
  const env = { ...(await clusterEnvironment(runEngines())), DATA_DIR: dataDir };
  expect(await runCommand('restore', [file], env)).toMatchObject({ code: 0 });
  expect(await runCommand('check-store', ['--deep'], env)).toEqual({ code: 0, says: AGREES });
  const product = await startDisposable(dataDir, { env });
  const { cookie } = await signInTeacher(product, ADMINISTRATOR);
  const tree = await readTree(product, cookie);
  await product.stop();
  return tree;
}
