import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildServer, type BuildOptions } from 'esbuild';
import { build as buildSite } from 'vite';
import { precompress } from './precompress.ts';
import { DIST, FINGERPRINT_FILE, PROJECT_ROOT } from './project-root.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

export const SERVER_BUILD: BuildOptions = {
  entryPoints: { main: join(PROJECT_ROOT, 'server/main.ts') },
  outdir: join(DIST, 'server'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
};

/** Makes `dist/`: the server as one file beside its migrations, and the site with its compressed twins. */
export async function build(): Promise<void> {
  const fingerprint = sourceFingerprint(PROJECT_ROOT);
  await rm(FINGERPRINT_FILE, { force: true });
  await Promise.all([buildServerFolder(), buildSiteFolder()]);
  await writeFile(FINGERPRINT_FILE, fingerprint);
}

async function buildServerFolder(): Promise<void> {
  await rm(join(DIST, 'server'), { recursive: true, force: true });
  await buildServer(SERVER_BUILD);
  await copyMigrations();
}

export async function copyMigrations(): Promise<void> {
  const source = join(PROJECT_ROOT, 'server/db/migrations');
  await cp(source, join(DIST, 'server/migrations'), { recursive: true });
}

async function buildSiteFolder(): Promise<void> {
  await buildSite({ configFile: join(PROJECT_ROOT, 'vite.config.ts'), logLevel: 'warn' });
  await precompress(join(DIST, 'web'));
}
