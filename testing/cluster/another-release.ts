import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

export interface Release {
  /** Has the files that `dist/` has. */
  folder: string;
  remove: () => Promise<void>;
}

/** Builds the product a second time, inside `node_modules` so that it finds its packages. */
export async function buildAnotherRelease(): Promise<Release> {
  const folder = await mkdtemp(join(PROJECT_ROOT, 'node_modules/.another-release-'));
  const args = ['--import', 'tsx', 'testing/cluster/build-another-release.ts', folder];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The other release could not be built: ${stderr}`);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
