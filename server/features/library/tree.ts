import type { Tree } from '#contract/library.ts';
import { inNaturalOrder, KEEP_FILE } from '#contract/library-path.ts';
import type { ObjectRow } from './library.queries.ts';

type Resource = Tree['years'][number]['weeks'][number]['resources'][number];

interface Folder<Item> {
  title?: string;
  items: Map<string, Item>;
}

/** Enough of a hash to tell one picture of a resource from the next. */
const PICTURE_VERSION_LETTERS = 8;

/** Builds the tree of years, weeks and resources from the list of paths, each level in natural order. */
export function treeOf(rows: readonly ObjectRow[]): Tree {
  const years = new Map<string, Folder<Folder<Resource>>>();
  for (const row of rows) {
    const { path, title } = row;
    const [year = '', week = KEEP_FILE, name = KEEP_FILE] = path.split('/');
    const inYear = folderIn(years, year);
    const folder = week === KEEP_FILE ? inYear : folderIn(inYear.items, week);
    if (title !== null) folder.title = title;
    if (isResource(name)) folderIn(inYear.items, week).items.set(name, resourceOf(name, row));
  }
  return {
    years: inOrder(years).map(([name, { items: weeks, ...year }]) => ({
      name,
      ...year,
      weeks: inOrder(weeks).map(([name, { items: resources, ...week }]) => ({
        name,
        ...week,
        resources: inOrder(resources).map(([, resource]) => resource),
      })),
    })),
  };
}

function resourceOf(name: string, { bucket, pages, picture_hash }: ObjectRow): Resource {
  return {
    name,
    bucket,
    ...(pages !== null && { pages }),
    ...(picture_hash !== null && { picture: pictureVersion(picture_hash) }),
  };
}

export function pictureVersion(hash: string): string {
  return hash.slice(0, PICTURE_VERSION_LETTERS);
}

/** Only PDFs are shown, whatever other objects there may be. */
export function isResource(name: string): boolean {
  return name !== KEEP_FILE && name.toLowerCase().endsWith('.pdf');
}

function folderIn<Item>(map: Map<string, Folder<Item>>, key: string): Folder<Item> {
  const found = map.get(key) ?? { items: new Map<string, Item>() };
  map.set(key, found);
  return found;
}

function inOrder<Value>(map: Map<string, Value>): [string, Value][] {
  return [...map].toSorted(([a], [b]) => inNaturalOrder(a, b));
}
