import type { Bucket } from '#contract/library.ts';
import { inNaturalOrder } from '#contract/library-path.ts';
import type { Database } from '../../db/database.ts';
import { listObjectsBelow } from './library.queries.ts';
import { isResource } from './tree.ts';

/** The length of a page; longer folders have more pages. */
const LISTING_PAGE = 100;

interface Item {
  name: string;
  type: 'folder' | 'file';
}

/** One page of the items directly in a folder, in natural order. */
export async function readFolder(
  db: Database,
  { bucket, path, offset }: { bucket: Bucket; path: string; offset: number },
): Promise<{ items: Item[]; nextOffset: number | null }> {
  const below = await listObjectsBelow(db, bucket, path);
  const skip = path === '' ? 0 : path.length + 1;
  const items = new Map<string, Item>();
  for (const each of below) {
    const [name = '', ...rest] = each.slice(skip).split('/');
    if (rest.length > 0) items.set(name, { name, type: 'folder' });
    else if (isResource(name)) items.set(name, { name, type: 'file' });
  }
  const all = [...items.values()].toSorted((a, b) => inNaturalOrder(a.name, b.name));
  const next = offset + LISTING_PAGE;
  return { items: all.slice(offset, next), nextOffset: next < all.length ? next : null };
}
