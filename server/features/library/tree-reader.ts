import { type Bucket, getTree, type Tree } from '#contract/library.ts';
import type { Database } from '../../db/database.ts';
import { tagAnswer, type TaggedAnswer } from '../../http/serve-tagged.ts';
import { listObjects, type ObjectRow, readLibraryVersion } from './library.queries.ts';
import { isResource, treeOf } from './tree.ts';

/** What somebody without a subscription sees of the library. */
export const EMPTY_TREE = tagAnswer(getTree, { years: [] });

/** A resource in its place. */
export interface PlacedResource {
  bucket: Bucket;
  year: string;
  week: string;
  name: string;
  /** Of its week. */
  title: string | undefined;
  /** How many weeks of the tree come before its own. */
  weeksBefore: number;
}

export interface LibraryTree extends TaggedAnswer<Tree> {
  /** By the blob of their PDF, which copies share. */
  resources: ReadonlyMap<string, PlacedResource[]>;
}

export type TreeReader = () => Promise<LibraryTree>;

/** Reads the tree once for each version of the library; in between it only asks for the version. */
export function createTreeReader(db: Database): TreeReader {
  let latest: { version: string; tree: Promise<LibraryTree> } | undefined;
  return async () => {
    const version = await readLibraryVersion(db);
    if (latest?.version !== version) {
      const tree = readTree(db);
      latest = { version, tree };
      tree.catch(() => (latest = undefined));
    }
    return latest.tree;
  };
}

/** Not older than the version that was read before it, also while the library is being changed. */
async function readTree(db: Database): Promise<LibraryTree> {
  const rows = await listObjects(db);
  const tree = tagAnswer(getTree, treeOf(rows));
  return { ...tree, resources: resourcesByBlob(tree.answer, rows) };
}

function resourcesByBlob(
  { years }: Tree,
  rows: readonly ObjectRow[],
): Map<string, PlacedResource[]> {
  const weeks = years.flatMap((year) => year.weeks.map((week) => ({ ...week, year: year.name })));
  const placeOf = new Map(
    weeks.map(({ year, name: week, title }, weeksBefore) => [
      `${year}/${week}`,
      { year, week, title, weeksBefore },
    ]),
  );
  const resources = new Map<string, PlacedResource[]>();
  for (const { bucket, path, blob } of rows) {
    const [year = '', week = '', name = ''] = path.split('/');
    const place = placeOf.get(`${year}/${week}`);
    if (blob === null || !place || !isResource(name)) continue;
    resources.set(blob, [...(resources.get(blob) ?? []), { bucket, name, ...place }]);
  }
  return resources;
}
