import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps this in memory. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * The environment of a run whose temporary files are in memory, where there is room: thousands of small
 * databases and folders come and go, and none of them has to outlive the machine.
 */
export function withScratchInMemory(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env['TMPDIR'] === undefined && isFit(IN_MEMORY) ? { ...env, TMPDIR: IN_MEMORY } : env;
}

/** Has room, and lets programs be run from it. */
function isFit(folder: string): boolean {
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
