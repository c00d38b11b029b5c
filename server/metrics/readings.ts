import { findLastBackup } from '../backups/backups.queries.ts';
import { readSecondsAhead } from '../db/clock.queries.ts';
import type { Deps } from '../deps.ts';
import { newBlobName } from '../files/blob-name.ts';
import { DISK_FOLDERS, readDisk } from '../free-disk.ts';
import { countMail } from '../mail/mail-queue.queries.ts';
import { countUnread } from '../texts/page-texts.queries.ts';
import { withTimeout } from '../with-timeout.ts';

export interface Needs extends Pick<Deps, 'db' | 'files' | 'now'> {
  dataDir: string;
}

/** Monitoring waits for at most ten seconds; a frozen part must not cost it the values of all others. */
const READ_WITHIN_MS = 2000;

/** What the gauges read. Gauges that are read at the same time share one reading. */
export function createReadings({ db, files, now, dataDir }: Needs) {
  return {
    /** Undefined while the database cannot be reached. */
    readDatabase: shared(async () => {
      const mail = await countMail(db);
      const secondsAhead = await readSecondsAhead(db, now);
      const lastBackup = await findLastBackup(db);
      const lastBackupSeconds = lastBackup && Math.floor(lastBackup.getTime() / 1000);
      const unreadTexts = await countUnread(db);
      return { mail, secondsAhead, lastBackupSeconds, unreadTexts };
    }),
    /** Each by itself, because one may be frozen. */
    readDisks: DISK_FOLDERS.map((name) => shared(() => readDisk(dataDir, name))),
    isStoreUp: shared(async () => {
      await files.sizeOf(newBlobName());
      return true;
    }),
  };
}

function shared<Value>(read: () => Promise<Value>): () => Promise<Value | undefined> {
  let pending: Promise<Value> | undefined;
  return async () => {
    pending ??= read().finally(() => (pending = undefined));
    const late = () => new Error('no answer in time');
    return withTimeout(READ_WITHIN_MS, pending, late).catch(() => undefined);
  };
}
