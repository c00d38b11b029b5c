import type { Amount } from './write-backup.ts';

const REPORT_EVERY_MS = 2000;
const MEGABYTE = 1_000_000;

/** Reports progress every few seconds. */
export function progress(say: (sentence: string) => void): (done: number, all: number) => void {
  let reported = performance.now();
  return (done, all) => {
    if (performance.now() - reported < REPORT_EVERY_MS) return;
    reported = performance.now();
    say(`${done} of ${all} files.`);
  };
}

export function quantity({ rows, files, bytes }: Amount): string {
  return `${rows} rows and ${files} files of ${(bytes / MEGABYTE).toFixed(1)} MB together`;
}
