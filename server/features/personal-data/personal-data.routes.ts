import {
  deleteOwnAccount,
  deletePerson,
  exportPersonData,
  findPerson,
  getOwnData,
  getOwnDeletion,
  keepOwnAccount,
  keepPerson,
  requestDeletionCode,
} from '#contract/personal-data.ts';
import { requireAdmin, requireUser } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import {
  deleteByAdministrator,
  deleteByCode,
  type DeletionNeeds,
  keepAccount,
  lookUpPerson,
  readOwnDeletion,
  sendDeletionCode,
} from './account-deletions.service.ts';
import { exportPersonalData, readPersonalData, requirePerson } from './personal-data.service.ts';

export function personalDataRoutes(needs: DeletionNeeds): Route[] {
  return [
    serve(getOwnData, requireUser, (_input, caller) => readPersonalData(needs, caller)),
    serve(getOwnDeletion, requireUser, (_input, caller) => readOwnDeletion(needs, caller)),
    serve(requestDeletionCode, requireUser, async (_input, caller) => {
      await sendDeletionCode(needs, caller);
      return {};
    }),
    serve(deleteOwnAccount, requireUser, async ({ code }, caller) => {
      const dueAt = await deleteByCode(needs, caller, code);
      return { dueAt: dueAt.toISOString() };
    }),
    serve(keepOwnAccount, requireUser, async (_input, caller) => {
      await keepAccount(needs, caller, caller.email);
      return {};
    }),
    serve(findPerson, requireAdmin, async ({ email }) => ({
      person: await lookUpPerson(needs, email),
    })),
    serve(exportPersonData, requireAdmin, ({ userId }, { email }) =>
      exportPersonalData(needs, userId, email),
    ),
    serve(deletePerson, requireAdmin, async ({ userId }, { email }) => {
      const dueAt = await deleteByAdministrator(needs, userId, email);
      return { dueAt: dueAt.toISOString() };
    }),
    serve(keepPerson, requireAdmin, async ({ userId }, { email }) => {
      await keepAccount(needs, await requirePerson(needs.db, userId), email);
      return {};
    }),
  ];
}
