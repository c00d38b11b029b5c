import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { syncDirectory } from '../../files/sync-directory.ts';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { type Prefix, unprivilegedPrefix } from './unprivileged.ts';

export interface ClusterDirectory {
  cluster: string;
  log: string;
  password: string;
  prefix: Prefix;
}

export const SUPERUSER = 'orchard';
const POSTGRES_MAJOR = '18';
/** The same order and the same letters on every machine, whatever languages it has installed. */
const INITDB_OPTIONS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];
const run = promisify(execFile);

/** Opens the cluster in `directory`, making a new one only where there is nothing at all. */
export async function openClusterDirectory(
  directory: string,
  binaries: Binaries,
): Promise<ClusterDirectory> {
  if (!(await exists(directory))) await makeCluster(directory, binaries);
  const cluster = join(directory, 'cluster');
  const version = await readOrRefuse(join(cluster, 'PG_VERSION'), directory);
  if (version.trim() !== POSTGRES_MAJOR) {
    throw new StartError(
      `The database in ${directory} was made by PostgreSQL ${version.trim()}; this release runs PostgreSQL ${POSTGRES_MAJOR}. Nothing was changed.`,
    );
  }
  return {
    cluster,
    log: join(directory, 'server.log'),
    password: await readOrRefuse(join(directory, 'password'), directory),
    prefix: await unprivilegedPrefix(cluster),
  };
}

/** Removes what a start that was killed while making its cluster left behind. */
export async function sweepUnfinishedClusters(directory: string): Promise<void> {
  const prefix = unfinishedPrefix(directory);
  for (const name of await readdir(dirname(directory))) {
    if (!name.startsWith(basename(prefix))) continue;
    await rm(join(dirname(directory), name), { recursive: true, force: true });
  }
}

/** Made under another name and renamed when whole, so that a kill never leaves half a cluster. */
async function makeCluster(directory: string, { initdb }: Binaries): Promise<void> {
  const unfinished = await mkdtemp(unfinishedPrefix(directory));
  const cluster = join(unfinished, 'cluster');
  const passwordFile = join(unfinished, 'password');
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(32).toString('base64url'), {
    mode: 0o600,
    flush: true,
  });
  const [program = initdb, ...args] = [
    ...(await unprivilegedPrefix(cluster)),
    initdb,
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    ...INITDB_OPTIONS,
  ];
  await run(program, args).catch((error: Error & { stderr?: string }) => {
    throw new StartError(`The database could not be created: ${error.stderr ?? error.message}`);
  });
  await syncDirectory(unfinished);
  await rename(unfinished, directory).catch(async (error: NodeJS.ErrnoException) => {
    // Another start made its cluster first; which of the two runs is settled when it is opened.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(unfinished, { recursive: true, force: true });
  });
  await syncDirectory(dirname(directory));
}

function unfinishedPrefix(directory: string): string {
  return `${directory}.unfinished-`;
}

/** By its name: a link to a disk that is not mounted now is not an invitation to start afresh. */
async function exists(directory: string): Promise<boolean> {
  try {
    await lstat(directory);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw unreadable(directory, error);
  }
}

async function readOrRefuse(file: string, directory: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw unreadable(directory, error);
  }
}

function unreadable(directory: string, cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartError(
    `The data in ${directory} cannot be read, so nothing was started and nothing was changed: ${reason}`,
    { cause },
  );
}
