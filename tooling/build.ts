import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildServer } from 'esbuild';
import { build as buildSite } from 'vite';
import { precompress } from './precompress.ts';
import { DIST, FINGERPRINT_FILE, PROJECT_ROOT } from './project-root.ts';
import { copyMigrations, SERVER_BUILD } from './server-build.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

/** Makes `dist/`: the server beside its migrations, and the site with its compressed twins. */
const fingerprint = sourceFingerprint(PROJECT_ROOT);
await rm(FINGERPRINT_FILE, { force: true });
await Promise.all([buildServerFolder(), buildSiteFolder()]);
await writeFile(FINGERPRINT_FILE, fingerprint);

async function buildServerFolder(): Promise<void> {
  await rm(join(DIST, 'server'), { recursive: true, force: true });
  await buildServer(SERVER_BUILD);
  await copyMigrations();
}

async function buildSiteFolder(): Promise<void> {
  await buildSite({ configFile: join(PROJECT_ROOT, 'vite.config.ts'), logLevel: 'warn' });
  await precompress(join(DIST, 'web'));
}
