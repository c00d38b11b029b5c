import { spawnSync } from 'node:child_process';

/** Whether a test may give a process a disk of its own. */
export const canMount =
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;
