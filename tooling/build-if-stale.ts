import { readFile } from 'node:fs/promises';
import { FINGERPRINT_FILE, PROJECT_ROOT } from './project-root.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

/** Builds the product unless `dist/` already holds exactly these sources. */
export async function buildIfStale(): Promise<void> {
  const built = await readFile(FINGERPRINT_FILE, 'utf8').catch(() => '');
  if (built === sourceFingerprint(PROJECT_ROOT)) return;
  process.stdout.write('Building the product…\n');
  // Loaded only now: a start that has nothing to build does not wait for the build tools.
  const { build } = await import('./build.ts');
  await build();
}
