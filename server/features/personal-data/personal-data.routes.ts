import {
  deleteOwnAccount,
  deletePerson,
  eraseAddress,
  exportAddressData,
  exportPersonData,
  findPerson,
  getOwnData,
  getOwnDeletion,
  keepOwnAccount,
  keepPerson,
  requestDeletionCode,
} from '#contract/personal-data.ts';
import { requireAdmin, requireUser } from '../../http/access.ts';
import type { ServeInTurn } from '../../http/admin-turns.ts';
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
import { countEntries, eraseByAddress, exportAddress } from './address-requests.service.ts';
import { exportPersonalData, readPersonalData, requirePerson } from './personal-data.service.ts';

type Needs = DeletionNeeds & { serveInTurn: ServeInTurn };

export function personalDataRoutes({ serveInTurn, ...needs }: Needs): Route[] {
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
    serve(findPerson, requireAdmin, async ({ email }) => {
      const person = await lookUpPerson(needs, email);
      return person ? { person } : { person, entries: await countEntries(needs, email) };
    }),
    serveInTurn(exportAddressData, requireAdmin, ({ email }, caller) =>
      exportAddress(needs, email, caller.email),
    ),
    serveInTurn(eraseAddress, requireAdmin, async ({ email }, caller) => {
      await eraseByAddress(needs, email, caller.email);
      return {};
    }),
    serveInTurn(exportPersonData, requireAdmin, ({ userId }, { email }) =>
      exportPersonalData(needs, userId, email),
    ),
    serveInTurn(deletePerson, requireAdmin, async ({ userId }, { email }) => {
      const dueAt = await deleteByAdministrator(needs, userId, email);
      return { dueAt: dueAt.toISOString() };
    }),
    serveInTurn(keepPerson, requireAdmin, async ({ userId }, { email }) => {
      await keepAccount(needs, await requirePerson(needs.db, userId), email);
      return {};
    }),
  ];
}
