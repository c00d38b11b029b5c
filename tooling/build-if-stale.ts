import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, FINGERPRINT_FILE, PROJECT_ROOT } from './project-root.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

/** Builds the product unless `dist/` was built from exactly these sources. */
export function buildIfStale(): void {
  if (builtFingerprint() === sourceFingerprint(PROJECT_ROOT)) return;
  process.stdout.write('Building the product…\n');
  // In a child process with its own NODE_ENV: that of a test would build React for development.
  const args = ['--import', 'tsx', 'tooling/build.ts'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = { cwd: PROJECT_ROOT, env, stdio: 'inherit' as const };
  const { status } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error('The product could not be built; the reason is above.');
}

function builtFingerprint(): string | undefined {
  try {
    return readFileSync(join(DIST, FINGERPRINT_FILE), 'utf8');
  } catch {
    return undefined;
  }
}
