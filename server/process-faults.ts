import type { Logger } from 'pino';
import type { Metrics } from './metrics/metrics.ts';

/** Decides what happens to the process after an unhandled error. */
export function watchProcessFaults(
  log: Logger,
  { noteUnhandledRejection }: Pick<Metrics, 'noteUnhandledRejection'>,
): void {
  // Only the work of that promise has failed, so other requests can still be served.
  process.on('unhandledRejection', (reason) => {
    noteUnhandledRejection();
    log.error({ err: reason }, 'a rejection was not handled');
  });
  // An uncaught exception may have left work half done, such as a lock that is still held. A new process is
  // safer, and the supervisor of this one starts it.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception was not caught');
    process.exit(1);
  });
}
