import { listSchoolPeople, signOutPerson, signOutSchool } from '#contract/school-people.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import type { InAdminTurn } from '../../http/admin-turns.ts';
import { type Route, serve } from '../../http/serve.ts';
import {
  endSessionsOfPerson,
  endSessionsOfSchool,
  readSchoolPeople,
} from './school-people.service.ts';

type Needs = Pick<Deps, 'db' | 'now'> & { inAdminTurn: InAdminTurn };

export function schoolPeopleRoutes({ inAdminTurn, ...deps }: Needs): Route[] {
  return [
    serve(listSchoolPeople, requireAdmin, ({ id }) => readSchoolPeople(deps, id)),
    serve(
      signOutSchool,
      requireAdmin,
      inAdminTurn(({ id }, { email }) => endSessionsOfSchool(deps, id, email)),
    ),
    serve(
      signOutPerson,
      requireAdmin,
      inAdminTurn(({ userId }, { email }) => endSessionsOfPerson(deps, userId, email)),
    ),
  ];
}
