import { spawnSync } from 'node:child_process';
import type { Prefix } from './unprivileged.ts';

const CONFLICT = 1;

/**
 * Put in front of the postmaster's command: it and its children then hold a kernel lock on the file while any
 * of them lives. Unlike process numbers, the lock also works across containers that share the disk.
 */
export function lockPrefix(file: string): Prefix {
  return hasFlock() ? ['flock', '--nonblock', '--no-fork', file] : [];
}

export function isLocked(file: string): boolean {
  return spawnSync('flock', ['--nonblock', file, 'true']).status === CONFLICT;
}

/** Part of every Linux distribution that can run these PostgreSQL programs; macOS has neither flock nor containers. */
function hasFlock(): boolean {
  return spawnSync('flock', ['--version']).status === 0;
}
