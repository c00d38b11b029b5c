import { createLink, getTree, listFolder, searchLibrary } from '#contract/library.ts';
import type { Deps } from '../../deps.ts';
import { createHotBlobs } from '../../files/hot-blobs.ts';
import { mayBrowse, requireBrowser, requireSubscriber, requireUser } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { serveTagged } from '../../http/serve-tagged.ts';
import * as library from './library.service.ts';
import { resourceFileRoute } from './resource-file.ts';
import { signLink } from './signed-link.ts';
import { createTreeReader, EMPTY_TREE } from './tree-reader.ts';

/** Enough for the weeks that are being taught; the rest is read from the file store. */
const HOT_BYTES = 64 * 1024 * 1024;

export function libraryRoutes(deps: Deps, linkKey: Buffer): Route[] {
  const { db, now } = deps;
  const readTree = createTreeReader(db);
  return [
    serveTagged(getTree, requireUser, async (caller) =>
      mayBrowse(caller) ? readTree() : EMPTY_TREE,
    ),
    serve(listFolder, requireBrowser, (input) => library.listFolder(db, input)),
    serve(searchLibrary, requireBrowser, async ({ term }) => ({
      results: await library.searchLibrary(db, term),
    })),
    serve(createLink, requireSubscriber, async (input, { sessionId }) => {
      await library.requireLinkable(db, input);
      return { url: signLink(linkKey, { ...input, sessionId }, now()) };
    }),
    resourceFileRoute({ ...deps, hot: createHotBlobs(deps.files, HOT_BYTES), linkKey }),
  ];
}
