import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncDirectory } from '../../files/sync-directory.ts';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { unprivilegedPrefix } from './unprivileged.ts';

export const SUPERUSER = 'orchard';
const PASSWORD_BYTES = 32;
/** A built-in locale, so that sorting and case are the same on every machine. */
const INITDB_OPTIONS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];
/** Longer than any start takes to make its cluster. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/** Makes the cluster under another name and renames it when it is complete, so that a kill never leaves half of one. */
export async function makeCluster(directory: string, { initdb }: Binaries): Promise<void> {
  await sweepAbandoned(directory);
  const unfinished = await mkdtemp(unfinishedPrefix(directory));
  const cluster = join(unfinished, 'cluster');
  const passwordFile = join(unfinished, 'password');
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600, flush: true });
  await runDetached([
    ...(await unprivilegedPrefix(cluster)),
    initdb,
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    ...INITDB_OPTIONS,
  ]);
  await syncDirectory(unfinished);
  await rename(unfinished, directory).catch(async (error: NodeJS.ErrnoException) => {
    // Another start made its cluster first. Which of the two processes owns it is decided when it is opened.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  await syncDirectory(dirname(directory));
}

/** Detached, so that Ctrl+C in a terminal does not interrupt it. */
async function runDetached([program = '', ...args]: string[]): Promise<void> {
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StartError(`The database could not be created: ${errors.trim()}`);
}

/** Removes the unfinished clusters of starts that were killed. */
async function sweepAbandoned(directory: string): Promise<void> {
  const parent = dirname(directory);
  const prefix = basename(unfinishedPrefix(directory));
  for (const name of (await readdir(parent)).filter((each) => each.startsWith(prefix))) {
    const { mtimeMs } = await stat(join(parent, name));
    if (Date.now() - mtimeMs < ABANDONED_AFTER_MS) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

function unfinishedPrefix(directory: string): string {
  return `${directory}.unfinished-`;
}
