import type { Logger } from 'pino';
import type { Metrics } from './metrics/metrics.ts';

/** Decides what becomes of the process when a failure was not seen to where it happened. */
export function watchProcessFaults(
  log: Logger,
  { noteUnhandledRejection }: Pick<Metrics, 'noteUnhandledRejection'>,
): void {
  // Only the work of that promise failed, and it ended by itself: everybody else can still be served.
  process.on('unhandledRejection', (reason) => {
    noteUnhandledRejection();
    log.error({ err: reason }, 'a rejection was not handled');
  });
  // A throw that nobody caught may have left something half done in the middle of a call, such as a lock that
  // is held. A fresh process is safer than going on, and whoever supervises this one starts it.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception was not caught');
    process.exit(1);
  });
}
