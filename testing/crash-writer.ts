/** Writes blobs and rows to a data directory until it is killed, and prints the name of each blob whose row is committed. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { insertSupportMessage } from '#server/features/support/support.queries.ts';
import { openDiskStore } from '#server/files/disk.ts';
import { createLog } from '#server/log.ts';

const WRITERS = 4;
const LARGEST_BLOB_BYTES = 400_000;

const [dataDir = ''] = process.argv.slice(2);
const log = createLog('error');
const { connectionString } = await startEmbeddedPostgres(dataDir, log);
await migrate(connectionString);
const db = openDatabase(connectionString, log);
const store = await openDiskStore(join(dataDir, 'files'), { shared: false });
say('started');
await Promise.all(Array.from({ length: WRITERS }, write));

async function write(): Promise<never> {
  for (;;) {
    const { blob } = await store.put(randomContent());
    await insertSupportMessage(db, { name: 'crash', email: 'crash@test.example', message: blob });
    say(blob);
  }
}

/** Ends with the SHA-256 of everything before it, so that a partial blob can be recognised. */
async function* randomContent(): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  for (let left = randomInt(LARGEST_BLOB_BYTES); left > 0; left -= 65_536) {
    const chunk = randomBytes(Math.min(left, 65_536));
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

/** Synchronous, so that a printed line survives the kill of this process. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}
