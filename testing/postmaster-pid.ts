import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The process id of the embedded database of a data directory. */
export async function postmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}
