import { spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { bundleProgram } from '#testing/bundle-program.ts';
import { captureLog } from '#testing/captured-log.ts';
import { dataFolder } from '#testing/data-folder.ts';
import { postmasterPid } from '#testing/postmaster-pid.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { openDiskStore } from './files/disk.ts';

const crashWriter = await bundleProgram('testing/crash-writer.ts');
afterAll(() => crashWriter.remove());

const KILLS = 20;
const LONGEST_LIFE_MS = 700;
const SHA256_BYTES = 32;

test(`nothing acknowledged is missing and no blob is partial after ${KILLS} kills`, async () => {
  const dataDir = await dataFolder();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    acknowledged.push(...(await writeUntilKilled(dataDir, { withDatabase: kill % 2 === 1 })));
  }
  expect(acknowledged.length).toBeGreaterThan(KILLS);

  const { log } = captureLog();
  const cluster = await startEmbeddedPostgres(dataDir, log);
  onTestFinished(cluster.stop);
  const db = openDatabase(cluster.connectionString, log);
  const rows = await db.selectFrom('support_messages').select('message').execute();
  const store = await openDiskStore(join(dataDir, 'files'), { shared: false });
  const blobs = new Set<string>();
  for await (const { blob } of store.list()) blobs.add(blob);
  await db.destroy();

  const kept = new Set(rows.map(({ message }) => message));
  expect(acknowledged.filter((blob) => !kept.has(blob))).toEqual([]);
  expect([...kept].filter((blob) => !blobs.has(blob))).toEqual([]);
  for (const blob of blobs) await expectWhole(dataDir, blob);
  expect(await readdir(join(dataDir, 'files/unfinished'))).toEqual([]);
}, 240_000);

/** Returns the blobs that the writer said were safe before it was killed. */
async function writeUntilKilled(dataDir: string, { withDatabase }: { withDatabase: boolean }) {
  const writer = spawn(process.execPath, [crashWriter.file, dataDir], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(writer, 'close');
  let output = '';
  const started = new Promise<void>((resolve, reject) => {
    writer.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.startsWith('started\n')) resolve();
    });
    writer.once('exit', () => reject(new Error('the writer did not start')));
  });
  await started;
  await sleep(randomInt(LONGEST_LIFE_MS));
  writer.kill('SIGKILL');
  if (withDatabase) process.kill(await postmasterPid(dataDir), 'SIGKILL');
  await exited;
  return output.split('\n').slice(1, -1);
}

/** What the writer writes ends with the SHA-256 of all that comes before. */
async function expectWhole(dataDir: string, blob: string): Promise<void> {
  const bytes = await readFile(join(dataDir, 'files', blob.slice(0, 2), blob));
  const hash = createHash('sha256').update(bytes.subarray(0, -SHA256_BYTES)).digest('hex');
  expect(bytes.subarray(-SHA256_BYTES).toString('hex')).toBe(hash);
}
