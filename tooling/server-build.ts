import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { PROJECT_ROOT } from './project-root.ts';

/** The server, its commands and the program that reads PDFs, each with what it shares; packages stay where npm put them. */
export function serverBuild(folder: string): BuildOptions {
  return {
    entryPoints: {
      main: join(PROJECT_ROOT, 'server/main.ts'),
      admin: join(PROJECT_ROOT, 'server/admin.ts'),
      'check-store': join(PROJECT_ROOT, 'server/check-store.ts'),
      backup: join(PROJECT_ROOT, 'server/backup.ts'),
      restore: join(PROJECT_ROOT, 'server/restore.ts'),
      'scheme-worker': join(PROJECT_ROOT, 'scheme/makers/workers/scheme-worker.ts'),
      'pdf-reader.program': join(PROJECT_ROOT, 'server/pdf/pdf-reader.program.ts'),
    },
    outdir: folder,
    bundle: true,
    // What is loaded later stays apart, so that nobody waits for what they do not use.
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  };
}

/** The server reads them at start, from beside itself. */
export async function copyMigrations(folder: string): Promise<void> {
  const source = join(PROJECT_ROOT, 'server/db/migrations');
  await cp(source, join(folder, 'migrations'), { recursive: true });
}
