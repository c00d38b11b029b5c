import type { Amount } from './write-backup.ts';

const TELL_EVERY_MS = 2000;
const MEGABYTE = 1_000_000;

/** Says how far it is, every few seconds. */
export function progress(say: (sentence: string) => void): (done: number, all: number) => void {
  let told = performance.now();
  return (done, all) => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    say(`${done} of ${all} files.`);
  };
}

export function quantity({ rows, files, bytes }: Amount): string {
  return `${rows} rows and ${files} files of ${(bytes / MEGABYTE).toFixed(1)} MB together`;
}
