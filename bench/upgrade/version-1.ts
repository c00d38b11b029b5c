import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION_1_COMMIT } from '#testing/version-1.ts';
import { CACHE } from '#tooling/container/podman.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

/** Takes version 1.0 from the history and builds it, once; returns its folder and its `dist/`. */
export async function buildVersion1(): Promise<{ folder: string; build: string }> {
  const folder = join(CACHE, `version-1-${VERSION_1_COMMIT}`);
  const version1 = { folder, build: join(folder, 'dist') };
  if (existsSync(folder)) return version1;
  console.log('Building version 1.0, once…');
  const unfinished = `${folder}-unfinished-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const archive = join(unfinished, 'source.tar');
  run(PROJECT_ROOT, 'git', 'archive', `--output=${archive}`, VERSION_1_COMMIT);
  run(unfinished, 'tar', '--extract', '--file', archive);
  await rm(archive);
  // As its own Dockerfile does: `npm ci` refuses its lock file, which lacks packages of other systems.
  run(unfinished, 'npm', 'install', '--include=dev', '--no-audit', '--no-fund');
  run(unfinished, 'npm', 'run', 'build');
  await rename(unfinished, folder);
  return version1;
}

function run(cwd: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stdout}${stderr}`);
}
