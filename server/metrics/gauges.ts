import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { poolUse } from '../db/database.ts';
import { type Disk, DISK_FOLDERS, readDisk } from '../free-disk.ts';
import { VERSION } from '../release.ts';
import { findLastBackup } from '../backups/backups.queries.ts';
import { readSecondsAhead } from '../db/clock.queries.ts';
import type { Deps } from '../deps.ts';
import { newBlobName } from '../files/blob-name.ts';
import { countMail } from '../mail/mail-queue.queries.ts';
import { countUnread } from '../texts/page-texts.queries.ts';
import { withTimeout } from '../with-timeout.ts';

/**
 * Values that are read when monitoring asks: memory, event loop, connections, mail, backups, clock, disk, store.
 * A value that cannot be read in time is left out.
 */
export function addGauges(registry: Registry, needs: Needs): void {
  collectDefaultMetrics({ register: registry });
  const { readDatabase, readDisks, isStoreUp } = createReadings(needs);
  const readMail = async () => (await readDatabase())?.mail;

  gauge('release_info', 'Which release this copy runs.', ['version', 'node'], (set) =>
    set(1, { version: VERSION, node: process.version }),
  );
  gauge('database_connections', 'Connections of this copy.', ['state'], (set) => {
    const { busy, idle } = poolUse(needs.db);
    set(busy, { state: 'busy' });
    set(idle, { state: 'idle' });
  });
  gauge('database_waiting', 'Requests of this copy that wait for a connection.', [], (set) =>
    set(poolUse(needs.db).waiting),
  );
  gauge('database_up', 'Whether the database answers this copy.', [], async (set) =>
    set((await readDatabase()) ? 1 : 0),
  );
  gauge(
    'database_clock_difference_seconds',
    'How far the clock of this copy is ahead of the database.',
    [],
    async (set) => set((await readDatabase())?.secondsAhead),
  );
  gauge(
    'mail_queue_messages',
    'Messages that wait to be sent, of all copies.',
    ['state'],
    async (set) => {
      const mail = await readMail();
      set(mail?.untried, { state: 'new' });
      set(mail?.tried, { state: 'tried' });
    },
  );
  gauge(
    'mail_queue_oldest_seconds',
    'How long the oldest message that is no newsletter has been waiting; 0 when none is.',
    [],
    async (set) => set((await readMail())?.oldestSeconds),
  );
  gauge(
    'last_backup_timestamp_seconds',
    'When the last backup was made; nothing before the first.',
    [],
    async (set) => set((await readDatabase())?.lastBackupSeconds),
  );
  gauge(
    'resources_without_text',
    'Resources whose text the search does not know yet.',
    [],
    async (set) => set((await readDatabase())?.unreadTexts),
  );
  diskGauge('data_disk_free_bytes', 'Free on each disk of DATA_DIR.', ({ free }) => free);
  diskGauge('data_disk_size_bytes', 'Size of each disk of DATA_DIR.', ({ size }) => size);
  gauge('file_store_up', 'Whether the file store answers this copy.', [], async (set) =>
    set((await isStoreUp()) ? 1 : 0),
  );

  function diskGauge(name: string, help: string, valueOf: (disk: Disk) => number): void {
    gauge(name, help, ['folder'], async (set) => {
      for (const disk of await Promise.all(readDisks.map((read) => read()))) {
        if (disk) set(valueOf(disk), { folder: disk.folder });
      }
    });
  }

  type Set = (value: number | undefined, labels?: Record<string, string>) => void;

  function gauge(
    name: string,
    help: string,
    labelNames: string[],
    read: (set: Set) => void | Promise<void>,
  ): void {
    const made = new Gauge({ name, help, labelNames, registers: [], collect });
    registry.registerMetric(made);

    async function collect(): Promise<void> {
      const values: [Record<string, string>, number][] = [];
      await read(
        (value, labels = {}) => void (value !== undefined && values.push([labels, value])),
      );
      made.reset();
      // A gauge without labels begins with 0, which would be reported for a value that cannot be read.
      if (labelNames.length === 0) made.remove();
      for (const [labels, value] of values) made.set(labels, value);
    }
  }
}

interface Needs extends Pick<Deps, 'db' | 'files' | 'now'> {
  dataDir: string;
}

/** Monitoring waits for at most ten seconds; a frozen part must not cost it the values of all others. */
const READ_WITHIN_MS = 2000;

/** What the gauges read. Gauges that are read at the same time share one reading. */
function createReadings({ db, files, now, dataDir }: Needs) {
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
