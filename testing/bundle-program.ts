import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { copyMigrations, serverBuild } from '#tooling/server-build.ts';

interface BundledProgram {
  file: string;
  remove: () => Promise<void>;
}

/** Bundles a program that tests start often: from its source, each start takes four times the processor time. */
export async function bundleProgram(source: string): Promise<BundledProgram> {
  // In the project, where it finds its packages.
  const folder = await mkdtemp(join(PROJECT_ROOT, 'node_modules/.program-'));
  const entryPoints = { program: join(PROJECT_ROOT, source) };
  await build({ ...serverBuild(folder), entryPoints });
  await copyMigrations(folder);
  return {
    file: join(folder, 'program.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
