import { readFile } from 'node:fs/promises';
import type { ProductProcess } from '#testing/product-process.ts';

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** What the product's own process holds in memory. */
export function residentMiB({ child }: ProductProcess): Promise<number> {
  return processMiB(Number(child.pid));
}

/** What the process in which the product reads PDFs holds in memory; 0 while there is none. */
export async function pdfReaderMiB({ child }: ProductProcess): Promise<number> {
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').catch(
    () => '',
  );
  for (const pid of children.trim().split(' ')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('pdf-reader')) return processMiB(Number(pid));
  }
  return 0;
}

export async function processMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
