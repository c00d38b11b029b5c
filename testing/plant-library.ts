import type { Bucket } from '#contract/library.ts';
import { aFolder, aResource } from './library.ts';
import { visitProduct } from './visit-product.ts';

interface Planted {
  path: string;
  content?: Buffer;
  bucket?: Bucket;
}

/** Adds folders and resources to a product that runs on this data directory. */
export async function plantLibrary(
  dataDir: string,
  { folders = [], resources = [] }: { folders?: string[]; resources?: Planted[] },
): Promise<void> {
  await visitProduct(dataDir, async (db, files) => {
    for (const path of folders) await aFolder(db, path);
    for (const { path, ...rest } of resources) await aResource(db, files, path, rest);
  });
}
