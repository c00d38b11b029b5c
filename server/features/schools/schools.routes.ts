import { createSchool, deleteSchool, listSchools, updateSchool } from '#contract/schools.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { addSchool, changeSchool, readSchools, removeSchool } from './schools.service.ts';

export function schoolRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return [
    serve(listSchools, requireAdmin, async () => ({ schools: await readSchools(db) })),
    serve(createSchool, requireAdmin, async (details, { email }) => ({
      school: await addSchool(db, details, email),
    })),
    serve(updateSchool, requireAdmin, async (school, { email }) => ({
      school: await changeSchool(db, school, email),
    })),
    serve(deleteSchool, requireAdmin, async ({ id }, { email }) => {
      await removeSchool(db, id, email);
      return {};
    }),
  ];
}
