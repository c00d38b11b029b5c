import { getTree } from '#contract/library.ts';
import type { Database } from '../../db/database.ts';
import { tagAnswer, type TaggedAnswer } from '../../http/serve-tagged.ts';
import { listObjects, readLibraryVersion } from './library.queries.ts';
import { treeOf } from './tree.ts';

/** What somebody without a subscription sees of the library. */
export const EMPTY_TREE = tagAnswer(getTree, { years: [] });

/** Reads the tree once for each version of the library; in between it only asks for the version. */
export function createTreeReader(db: Database): () => Promise<TaggedAnswer> {
  let latest: { version: string; tree: Promise<TaggedAnswer> } | undefined;
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
async function readTree(db: Database): Promise<TaggedAnswer> {
  return tagAnswer(getTree, treeOf(await listObjects(db)));
}
