/**
 * Compares a backup from an S3 store with one from a folder, with the same library and the same database:
 * `node --import tsx bench/backup/backup.ts [RESOURCES]`
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArchive } from '#server/backups/archive-writer.ts';
import { writeBackup } from '#server/backups/write-backup.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { withPool } from '#server/db/with-database.ts';
import { contentOf } from '#server/files/blob-content.ts';
import { openDiskStore } from '#server/files/disk.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { openS3Store } from '#server/files/s3.ts';
import { makeBucket } from '#testing/cluster/bucket.ts';
import { startEngines } from '#testing/cluster/engines.ts';
import { makeDatabase } from '#testing/cluster/postgresql.ts';
import { aResource } from '#testing/library.ts';
import { median } from '../figures.ts';

const RUNS = 3;
const MOST_TIMES_DISK = 5;
/** As large as the files of the starter scheme are. */
const RESOURCE_BYTES = 100_000;
const resources = Number(process.argv[2] ?? 1000);

const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const engines = await startEngines();
try {
  const url = await makeDatabase(engines.databaseServer);
  await migrate(url);
  await withPool(url, compare);
} finally {
  await engines.stop();
  await rm(folder, { recursive: true });
}

async function compare(db: Database): Promise<void> {
  const disk = await openDiskStore(join(folder, 'files'), { shared: false });
  const s3 = await openS3Store(await makeBucket(engines));
  for (let n = 0; n < resources; n += 1) {
    const content = randomBytes(RESOURCE_BYTES);
    const { blob } = await aResource(db, disk, `Year 2/Week ${n % 36}/${n}.pdf`, { content });
    await s3.put(contentOf(content), blob);
  }
  const seconds: Record<'disk' | 's3', number[]> = { disk: [], s3: [] };
  const load = loadavg()[0]?.toFixed(1);
  // In turn, so that other work on the machine slows both.
  for (let run = 0; run < RUNS; run += 1) {
    seconds.disk.push(await timeBackup(db, disk));
    seconds.s3.push(await timeBackup(db, s3));
  }
  const [fromDisk, fromS3] = [median(seconds.disk), median(seconds.s3)];
  const ratio = fromS3 / fromDisk;
  console.log(`${resources} resources of ${RESOURCE_BYTES} bytes, ${RUNS} runs, load ${load}`);
  console.log(
    `disk ${fromDisk.toFixed(1)} s, S3 ${fromS3.toFixed(1)} s, ratio ${ratio.toFixed(2)} (at most ${MOST_TIMES_DISK})`,
  );
  if (ratio > MOST_TIMES_DISK) process.exitCode = 1;
}

async function timeBackup(db: Database, files: FileStore): Promise<number> {
  const file = join(folder, 'backup.tar');
  const now = () => new Date();
  const began = performance.now();
  await writeArchive(file, now(), (archive) =>
    writeBackup({ db, files, now }, archive, () => undefined),
  );
  const seconds = (performance.now() - began) / 1000;
  await rm(file);
  return seconds;
}
