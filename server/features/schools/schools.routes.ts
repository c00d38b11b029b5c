import { createSchool, deleteSchool, listSchools, updateSchool } from '#contract/schools.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { addSchool, changeSchool, readSchools, removeSchool } from './schools.service.ts';

export function schoolRoutes(deps: Pick<Deps, 'db' | 'now'>): Route[] {
  return [
    serve(listSchools, requireAdmin, async () => ({ schools: await readSchools(deps.db) })),
    serve(createSchool, requireAdmin, async (details, { email }) => ({
      school: await addSchool(deps.db, details, email),
    })),
    serve(updateSchool, requireAdmin, async (school, { email }) => ({
      school: await changeSchool(deps, school, email),
    })),
    serve(deleteSchool, requireAdmin, async ({ id }, { email }) => {
      await removeSchool(deps, id, email);
      return {};
    }),
  ];
}
