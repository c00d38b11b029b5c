import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { VERSION_1_COMMIT } from '#testing/version-1.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { ensureBaseImage } from './base-image.ts';
import { CACHE, ensurePodman, mustRun, podman, run, tryPodman } from './podman.ts';

export const IMAGE = 'localhost/spelling-orchard:test';
export const VERSION_1_IMAGE = 'localhost/spelling-orchard:1.0';

/** Unused layers make the next build faster. */
const KEPT_LAYERS = '168h';
/** Longer than a run takes: older containers and volumes are of a run that was killed. */
const LONG_OVER = '2h';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether there is an image of version 1.0: it is made from the history, which a shallow clone lacks. */
    hasVersion1: boolean;
  }
}

/** Builds the images before the tests of a run. */
export default async function setup(project: TestProject): Promise<void> {
  ensurePodman();
  await ensureBaseImage();
  await timed('Building the image', () => buildImage(IMAGE, PROJECT_ROOT));
  project.provide('hasVersion1', await ensureVersion1Image());
  await podman('container', 'prune', '--force', `--filter=until=${LONG_OVER}`);
  await podman('volume', 'prune', '--force', `--filter=until=${LONG_OVER}`);
  await podman('image', 'prune', '--force', `--filter=until=${KEPT_LAYERS}`);
}

/** Builds the image of version 1.0 once; returns whether the history goes back that far. */
async function ensureVersion1Image(): Promise<boolean> {
  if ((await tryPodman('image', 'exists', VERSION_1_IMAGE)).code === 0) return true;
  const git = ['-C', PROJECT_ROOT];
  if ((await run('git', [...git, 'cat-file', '-e', VERSION_1_COMMIT])).code !== 0) return false;
  const folder = await mkdtemp(join(CACHE, 'version-1-'));
  try {
    const archive = join(folder, 'source.tar');
    await mustRun('git', [...git, 'archive', `--output=${archive}`, VERSION_1_COMMIT]);
    await mustRun('tar', ['--extract', '--file', archive, '--directory', folder]);
    await rm(archive);
    await timed('Building the image of version 1.0', () => buildImage(VERSION_1_IMAGE, folder));
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildImage(name: string, folder: string): Promise<void> {
  const isolation = ['--isolation=chroot', '--network=host'];
  // Only this format has a place for HEALTHCHECK.
  const format = ['--format=docker', '--layers', '--pull=never'];
  await podman('build', ...isolation, ...format, `--tag=${name}`, folder);
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const start = Date.now();
  process.stdout.write(`${what}…\n`);
  await work();
  process.stdout.write(`${what} took ${Math.round((Date.now() - start) / 1000)} s.\n`);
}
