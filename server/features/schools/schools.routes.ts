import { importSchools, previewImport } from '#contract/school-import.ts';
import {
  changeTrustSchools,
  createSchool,
  deleteSchool,
  listSchools,
  updateSchool,
} from '#contract/schools.ts';
import type { Deps } from '../../deps.ts';
import { requireAdmin } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import { importSchoolFile, previewSchoolImport } from './school-import.service.ts';
import {
  addSchool,
  changeSchool,
  changeSchoolsOfTrust,
  readSchools,
  removeSchool,
} from './schools.service.ts';

export function schoolRoutes(deps: Pick<Deps, 'db' | 'now'>): Route[] {
  return [
    serve(listSchools, requireAdmin, async () => ({ schools: await readSchools(deps.db) })),
    serve(createSchool, requireAdmin, async (details, { email }) => ({
      school: await addSchool(deps, details, email),
    })),
    serve(updateSchool, requireAdmin, async (school, { email }) => ({
      school: await changeSchool(deps, school, email),
    })),
    serve(changeTrustSchools, requireAdmin, async (changes, { email }) => ({
      schools: await changeSchoolsOfTrust(deps, changes, email),
    })),
    serve(previewImport, requireAdmin, ({ csv }) => previewSchoolImport(deps, csv)),
    serve(importSchools, requireAdmin, (file, { email }) => importSchoolFile(deps, file, email)),
    serve(deleteSchool, requireAdmin, async ({ id }, { email }) => {
      await removeSchool(deps, id, email);
      return {};
    }),
  ];
}
