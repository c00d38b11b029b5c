import { type Bucket, getTree, type Tree } from '#contract/library.ts';
import { indexNames, type NameIndex } from '#contract/search-names.ts';
import type { Database } from '../../db/database.ts';
import { tagAnswer, type TaggedAnswer } from '../../http/serve-tagged.ts';
import { listObjects, type ObjectRow, readLibraryVersion } from './library.queries.ts';
import { isResource, treeOf } from './tree.ts';

/** What somebody without a subscription sees of the library. */
export const EMPTY_TREE = tagAnswer(getTree, { years: [] });

/** A week in its place. */
export interface PlacedWeek {
  year: string;
  week: string;
  title: string | undefined;
  /** How many weeks of the tree come before it. */
  weeksBefore: number;
  /** The blobs of its PDFs. */
  sources: string[];
}

export interface PlacedResource {
  bucket: Bucket;
  name: string;
  in: PlacedWeek;
}

export interface LibraryTree extends TaggedAnswer<Tree> {
  names: NameIndex;
  weeks: readonly PlacedWeek[];
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
  return { ...tree, names: indexNames(tree.answer), ...placesOf(tree.answer, rows) };
}

function placesOf(
  { years }: Tree,
  rows: readonly ObjectRow[],
): Pick<LibraryTree, 'weeks' | 'resources'> {
  const weeks: PlacedWeek[] = years
    .flatMap((year) =>
      year.weeks.map(({ name: week, title }) => ({ year: year.name, week, title })),
    )
    .map((place, weeksBefore) => ({ ...place, weeksBefore, sources: [] }));
  const byPath = new Map(weeks.map((place) => [`${place.year}/${place.week}`, place]));
  const resources = new Map<string, PlacedResource[]>();
  for (const { bucket, path, blob } of rows) {
    const [year = '', week = '', name = ''] = path.split('/');
    const place = byPath.get(`${year}/${week}`);
    if (blob === null || !place || !isResource(name)) continue;
    place.sources.push(blob);
    const copies = resources.get(blob);
    if (copies) copies.push({ bucket, name, in: place });
    else resources.set(blob, [{ bucket, name, in: place }]);
  }
  return { weeks, resources };
}
