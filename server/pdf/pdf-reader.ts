import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { findPdfReader } from './find-pdf-reader.ts';

/** For JavaScript objects; pictures and unpacked streams are outside the heap and are watched by `watch-work.ts`. */
const HEAP = '--max-old-space-size=128';
/** Larger, because the TypeScript loader is in the same heap. */
const SOURCE_HEAP = '--max-old-space-size=256';

/**
 * No variable of ours, because they hold secrets. The C library gives the memory of a drawn page back at once, instead
 * of keeping it in many places.
 */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
};

/** Where the processor is busy, the site's answers come before its drawings. */
export function startPdfReader(): ChildProcess {
  const program = findPdfReader();
  const reader = fork(program, {
    execArgv: program.endsWith('.ts') ? [SOURCE_HEAP, '--import', 'tsx'] : [HEAP],
    env: ENVIRONMENT,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (reader.pid !== undefined) setPriority(reader.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return reader;
}

/** The memory of the process in bytes; undefined where the system does not tell. */
export async function memoryOf({ pid }: ChildProcess): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
}

const MS_PER_TICK = 10;
const HAS_PROC = existsSync('/proc/self/stat');

/** The processor time of the process, or the clock's where no system tells it; undefined when it could not be read. */
export async function processorMsOf({ pid }: ChildProcess): Promise<number | undefined> {
  if (!HAS_PROC) return performance.now();
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields follow the name, which is in brackets and may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]];
  if (user === undefined || system === undefined) return undefined;
  return (Number(user) + Number(system)) * MS_PER_TICK;
}
