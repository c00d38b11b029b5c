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
/** The same order and the same letters on every machine, whatever languages it has installed. */
const INITDB_OPTIONS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];
/** Another start may be making its cluster at this moment; none takes this long. */
const ABANDONED_AFTER_MS = 60 * 60_000;

/** Made under another name and renamed when whole, so that a kill never leaves half a cluster. */
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
    // Another start made its cluster first; which of the two runs is settled when it is opened.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  await syncDirectory(dirname(directory));
}

/** Detached, so that Ctrl+C in a terminal does not break it off half-way. */
async function runDetached([program = '', ...args]: string[]): Promise<void> {
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StartError(`The database could not be created: ${complaint.trim()}`);
}

/** Removes what starts that were killed while making their cluster left behind. */
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
