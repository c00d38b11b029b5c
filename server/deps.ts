import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PdfChecker } from './pdf/pdf-checker.ts';
import type { PdfDrawer } from './pdf/pdf-drawer.ts';

/** The dependencies of the features, passed as arguments so that tests can replace the clock. */
export interface Deps {
  db: Database;
  files: FileStore;
  mail: MailQueue;
  now: () => Date;
  log: Logger;
  metrics: Metrics;
  checkPdf: PdfChecker['check'];
  drawer: PdfDrawer;
}
