import { listSchoolPeople, signOutPerson, signOutSchool } from '#contract/school-people.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import type { ServeInTurn } from '../../http/admin-turns.ts';
import { type Route, serve } from '../../http/serve.ts';
import {
  endSessionsOfPerson,
  endSessionsOfSchool,
  readSchoolPeople,
} from './school-people.service.ts';

type Needs = Pick<Deps, 'db' | 'now'> & { serveInTurn: ServeInTurn };

export function schoolPeopleRoutes({ serveInTurn, ...deps }: Needs): Route[] {
  return [
    serve(listSchoolPeople, requireAdmin, ({ id }) => readSchoolPeople(deps, id)),
    serveInTurn(signOutSchool, requireAdmin, ({ id }, { email }) =>
      endSessionsOfSchool(deps, id, email),
    ),
    serveInTurn(signOutPerson, requireAdmin, ({ userId }, { email }) =>
      endSessionsOfPerson(deps, userId, email),
    ),
  ];
}
