import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Sets TMPDIR to a file system in memory if that has room: tests make thousands of small databases and
 * folders, and none of them has to survive a crash of the machine.
 */
export function withScratchInMemory(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env['TMPDIR'] === undefined && isUsable(IN_MEMORY) ? { ...env, TMPDIR: IN_MEMORY } : env;
}

/** Whether the folder has room and allows programs to be run from it. */
function isUsable(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES && runsPrograms(folder);
  } catch {
    return false;
  }
}

function runsPrograms(folder: string): boolean {
  const own = mkdtempSync(join(folder, 'orchard-'));
  const program = join(own, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(own, { recursive: true });
  return status === 0;
}
