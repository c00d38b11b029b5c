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
import type { InAdminTurn } from '../../http/admin-turns.ts';
import { type Route, serve } from '../../http/serve.ts';
import { importSchoolFile, previewSchoolImport } from './school-import.service.ts';
import {
  addSchool,
  changeSchool,
  changeSchoolsOfTrust,
  readSchools,
  removeSchool,
} from './schools.service.ts';

type Needs = Pick<Deps, 'db' | 'now'> & { inAdminTurn: InAdminTurn };

export function schoolRoutes({ inAdminTurn, ...deps }: Needs): Route[] {
  return [
    serve(listSchools, requireAdmin, async () => ({ schools: await readSchools(deps.db) })),
    serve(
      createSchool,
      requireAdmin,
      inAdminTurn(async (details, { email }) => ({
        school: await addSchool(deps, details, email),
      })),
    ),
    serve(
      updateSchool,
      requireAdmin,
      inAdminTurn(async (school, { email }) => ({
        school: await changeSchool(deps, school, email),
      })),
    ),
    serve(
      changeTrustSchools,
      requireAdmin,
      inAdminTurn(async (changes, { email }) => ({
        schools: await changeSchoolsOfTrust(deps, changes, email),
      })),
    ),
    serve(
      previewImport,
      requireAdmin,
      inAdminTurn(({ csv }) => previewSchoolImport(deps, csv)),
    ),
    serve(
      importSchools,
      requireAdmin,
      inAdminTurn((file, { email }) => importSchoolFile(deps, file, email)),
    ),
    serve(
      deleteSchool,
      requireAdmin,
      inAdminTurn(async ({ id }, { email }) => {
        await removeSchool(deps, id, email);
        return {};
      }),
    ),
  ];
}
