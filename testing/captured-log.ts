import { createLog } from '#server/log.ts';

/** A log whose lines the test can read. */
export function captureLog() {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  return { log, lines };
}
