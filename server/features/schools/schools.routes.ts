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
import type { ServeInTurn } from '../../http/admin-turns.ts';
import { type Route, serve } from '../../http/serve.ts';
import { importSchoolFile, previewSchoolImport } from './school-import.service.ts';
import {
  addSchool,
  changeSchool,
  changeSchoolsOfTrust,
  readSchools,
  removeSchool,
} from './schools.service.ts';

type Needs = Pick<Deps, 'db' | 'now'> & { serveInTurn: ServeInTurn };

export function schoolRoutes({ serveInTurn, ...deps }: Needs): Route[] {
  return [
    serve(listSchools, requireAdmin, async () => ({ schools: await readSchools(deps.db) })),
    serveInTurn(createSchool, requireAdmin, async (details, { email }) => ({
      school: await addSchool(deps, details, email),
    })),
    serveInTurn(updateSchool, requireAdmin, async (school, { email }) => ({
      school: await changeSchool(deps, school, email),
    })),
    serveInTurn(changeTrustSchools, requireAdmin, async (changes, { email }) => ({
      schools: await changeSchoolsOfTrust(deps, changes, email),
    })),
    serveInTurn(previewImport, requireAdmin, ({ csv }) => previewSchoolImport(deps, csv)),
    serveInTurn(importSchools, requireAdmin, (file, { email }) =>
      importSchoolFile(deps, file, email),
    ),
    serveInTurn(deleteSchool, requireAdmin, async ({ id }, { email }) => {
      await removeSchool(deps, id, email);
      return {};
    }),
  ];
}
