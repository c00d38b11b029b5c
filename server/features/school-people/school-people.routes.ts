import { listSchoolPeople, signOutPerson, signOutSchool } from '#contract/school-people.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import {
  endSessionsOfPerson,
  endSessionsOfSchool,
  readSchoolPeople,
} from './school-people.service.ts';

export function schoolPeopleRoutes(deps: Pick<Deps, 'db' | 'now'>): Route[] {
  return [
    serve(listSchoolPeople, requireAdmin, ({ id }) => readSchoolPeople(deps, id)),
    serve(signOutSchool, requireAdmin, ({ id }, { email }) => endSessionsOfSchool(deps, id, email)),
    serve(signOutPerson, requireAdmin, ({ userId }, { email }) =>
      endSessionsOfPerson(deps, userId, email),
    ),
  ];
}
