import {
  createFolder,
  deleteFolder,
  deleteResource,
  renameFolder,
} from '#contract/library-changes.ts';
import { requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import * as changes from './changes.service.ts';
import { uploadRoute, type UploadRouteNeeds } from './upload.routes.ts';

export function libraryChangeRoutes(needs: UploadRouteNeeds): Route[] {
  return [
    serve(createFolder, requireAdmin, async (input, { email }) => {
      await changes.createFolder(needs, input, email);
      return {};
    }),
    serve(renameFolder, requireAdmin, async (input, { email }) => ({
      path: await changes.renameFolder(needs, input, email),
    })),
    serve(deleteFolder, requireAdmin, ({ path }, { email }) =>
      changes.deleteFolder(needs, path, email),
    ),
    serve(deleteResource, requireAdmin, async (input, { email }) => ({
      deletionId: await changes.deleteResource(needs, input, email),
    })),
    uploadRoute(needs),
  ];
}
