import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildServer } from 'esbuild';
import { build as buildSite } from 'vite';
import { buildPages } from './build-pages.ts';
import { precompress } from './precompress.ts';
import { DIST, FINGERPRINT_FILE, PROJECT_ROOT } from './project-root.ts';
import { copyMigrations, serverBuild } from './server-build.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

/**
 * Builds `dist/`: the server with its migrations, the site with its files also compressed, and the program that
 * renders its pages. Built in another folder and renamed when complete, so that two builds at once do not mix.
 */
const unfinished = join(PROJECT_ROOT, 'node_modules', `.build-${process.pid}`);
const fingerprint = sourceFingerprint(PROJECT_ROOT);
await Promise.all([
  buildServerFolder(join(unfinished, 'server')),
  buildSiteFolder(),
  buildPages(join(unfinished, 'pages')),
]);
await writeFile(join(unfinished, FINGERPRINT_FILE), fingerprint);
await putInPlace();

async function buildServerFolder(folder: string): Promise<void> {
  await buildServer(serverBuild(folder));
  await copyMigrations(folder);
}

async function buildSiteFolder(): Promise<void> {
  const outDir = join(unfinished, 'web');
  const configFile = join(PROJECT_ROOT, 'vite.config.ts');
  await buildSite({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await precompress(outDir);
}

async function putInPlace(): Promise<void> {
  const replaced = `${unfinished}-replaced`;
  await rename(DIST, replaced).catch(ignore('ENOENT'));
  // Another build that finished between these two lines is as good as this one.
  await rename(unfinished, DIST).catch(ignore('ENOTEMPTY', 'EEXIST'));
  await rm(replaced, { recursive: true, force: true });
  await rm(unfinished, { recursive: true, force: true });
}

function ignore(...codes: string[]) {
  return (error: NodeJS.ErrnoException): void => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
}
