import { createLink, getTree, listFolder } from '#contract/library.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import {
  mayBrowse,
  requireBrowser,
  requireSubscribedTeacher,
  requireUser,
} from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { serveTagged } from '../../http/serve-tagged.ts';
import { readFolder } from './library.service.ts';
import {
  firstPageRoute,
  type PageNeeds,
  pageFactsRoute,
  pagePictureRoute,
} from './page-picture.ts';
import { resourceFileRoute } from './resource-file.ts';
import { signLink } from './signed-link.ts';
import { resourcePictureRoute } from './resource-picture.ts';
import { EMPTY_TREE, type TreeReader } from './tree-reader.ts';
import { weekFileRoutes } from './week-files.routes.ts';

export function libraryRoutes(deps: Deps, fileNeeds: PageNeeds, readTree: TreeReader): Route[] {
  const { linkKey, requireObject } = fileNeeds;
  const { db, now } = deps;
  return [
    serveTagged(getTree, requireUser, async (caller) =>
      mayBrowse(caller) ? readTree() : EMPTY_TREE,
    ),
    serve(listFolder, requireBrowser, (input) => readFolder(db, input)),
    serve(createLink, requireSubscribedTeacher, async (input, { sessionId }) => {
      const { bucket, purpose } = input;
      if (bucket === 'learning-readonly' && purpose !== 'view') {
        throw new AppError('resource/read-only');
      }
      await requireObject(input);
      return { url: signLink(linkKey, { ...input, sessionId }, now()) };
    }),
    resourceFileRoute(fileNeeds),
    pagePictureRoute(fileNeeds),
    pageFactsRoute(fileNeeds),
    resourcePictureRoute({ ...deps, cache: fileNeeds.cache }),
    firstPageRoute(fileNeeds),
    ...weekFileRoutes(deps, fileNeeds),
  ];
}
