import { spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { postmasterPid } from '#testing/postmaster-pid.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { openDiskStore } from './files/disk.ts';

const KILLS = 20;
const LONGEST_LIFE_MS = 700;

test(`nothing acknowledged is missing and no blob is partial after ${KILLS} kills`, async () => {
  const dataDir = await temporaryFolder();
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
  for await (const hash of store.list()) blobs.add(hash);
  await db.destroy();

  const kept = new Set(rows.map(({ message }) => message));
  expect(acknowledged.filter((hash) => !kept.has(hash))).toEqual([]);
  expect([...kept].filter((hash) => !blobs.has(hash))).toEqual([]);
  for (const hash of blobs) expect(await contentHash(dataDir, hash)).toBe(hash);
  expect(await readdir(join(dataDir, 'files/unfinished'))).toEqual([]);
}, 240_000);

/** Gives the hashes that the writer said were safe before it died. */
async function writeUntilKilled(dataDir: string, { withDatabase }: { withDatabase: boolean }) {
  const args = ['--import', 'tsx', 'testing/crash-writer.ts', dataDir];
  const writer = spawn(process.execPath, args, {
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

async function contentHash(dataDir: string, hash: string): Promise<string> {
  const bytes = await readFile(join(dataDir, 'files', hash.slice(0, 2), hash));
  return createHash('sha256').update(bytes).digest('hex');
}
