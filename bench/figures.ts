import { readFile } from 'node:fs/promises';
import type { ProductProcess } from '#testing/product-process.ts';

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

export function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Memory of the product's own process. */
export function residentMiB({ child }: ProductProcess): Promise<number> {
  return processMiB(Number(child.pid));
}

/** Memory of the process in which the product reads PDFs; 0 while there is none. */
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

const SAMPLE_EVERY_MS = 100;

/** How long the work takes, and the most memory meanwhile of the product and of both its processes together. */
export async function measureMemory(product: ProductProcess, work: () => Promise<unknown>) {
  let most = { own: 0, both: 0 };
  const sample = async () => {
    const [own, reader] = [await residentMiB(product), await pdfReaderMiB(product)];
    most = { own: Math.max(most.own, own), both: Math.max(most.both, own + reader) };
  };
  const timer = setInterval(() => void sample(), SAMPLE_EVERY_MS);
  const { ms } = await timed(work);
  clearInterval(timer);
  return { ms, most };
}

export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ ms: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

/** Of the kernel's clock, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** CPU time of a process so far. `withChildren` adds that of its children, including ended ones. */
export async function cpuSeconds(pid: number, { withChildren = false } = {}): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields after the name, which may contain spaces: the times of the process, then those of ended children.
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = times;
  const own = (user + system) / TICKS_PER_SECOND;
  if (!withChildren) return own;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const living = children.trim().split(' ').filter(Boolean);
  const theirs = await Promise.all(living.map((child) => cpuSeconds(Number(child))));
  return (
    own + (endedUser + endedSystem) / TICKS_PER_SECOND + theirs.reduce((sum, each) => sum + each, 0)
  );
}
