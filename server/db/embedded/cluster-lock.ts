import { spawnSync } from 'node:child_process';
import type { Prefix } from './unprivileged.ts';

const CONFLICT = 1;

/**
 * Put in front of the postmaster: it and its children then hold a kernel lock on the file for as long as
 * any of them lives. Process numbers mean nothing in another container on the same disk; this does.
 */
export function holdingLock(file: string): Prefix {
  return hasFlock() ? ['flock', '--nonblock', '--no-fork', file] : [];
}

export function isLocked(file: string): boolean {
  return spawnSync('flock', ['--nonblock', file, 'true']).status === CONFLICT;
}

/** Part of every Linux distribution that these PostgreSQL programs run on; other systems have no containers. */
function hasFlock(): boolean {
  return spawnSync('flock', ['--version']).status === 0;
}
