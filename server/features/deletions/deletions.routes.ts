import { deleteForGood, listDeletions, restoreDeletion } from '#contract/deletions.ts';
import { requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import type { ChangeNeeds } from '../library/changes.service.ts';
import * as deletions from './deletions.service.ts';

export function deletionRoutes(needs: ChangeNeeds): Route[] {
  return [
    serve(listDeletions, requireAdmin, () => deletions.listDeletions(needs)),
    serve(restoreDeletion, requireAdmin, async (input, { email }) => ({
      path: await deletions.restoreDeletion(needs, input, email),
    })),
    serve(deleteForGood, requireAdmin, async ({ id }, { email }) => {
      await deletions.deleteForGood(needs, id, email);
      return {};
    }),
  ];
}
