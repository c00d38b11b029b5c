import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { makeCluster } from './make-cluster.ts';
import { type Prefix, unprivilegedPrefix } from './unprivileged.ts';

export interface ClusterDirectory {
  cluster: string;
  lock: string;
  log: string;
  password: string;
  prefix: Prefix;
}

const POSTGRES_MAJOR = '18';
/** PostgreSQL crashes on a path of 1024 characters, and adds some of its own to ours. */
const LONGEST_PATH = 900;

/** Opens the cluster in `directory`, making a new one only where there is nothing at all. */
export async function openClusterDirectory(
  directory: string,
  binaries: Binaries,
): Promise<ClusterDirectory> {
  if (Buffer.byteLength(directory) > LONGEST_PATH) {
    throw new StartError(
      'The path of DATA_DIR is too long for PostgreSQL. Set it to a shorter one.',
    );
  }
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
    lock: join(directory, 'lock'),
    log: join(directory, 'server.log'),
    password: await readOrRefuse(join(directory, 'password'), directory),
    prefix: await unprivilegedPrefix(cluster),
  };
}

/** Does not follow links: a link to a disk that is not mounted must not lead to a new, empty cluster. */
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
