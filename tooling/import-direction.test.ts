import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { PROJECT_ROOT } from './project-root.ts';

test.each([
  ['contract/schools.ts', "import { z } from 'zod';"],
  ['contract/schools.ts', "import { endpoint } from './endpoint.ts';"],
  ['web/ui/badge.tsx', "import { copy } from '../copy/badge.ts';"],
  ['web/screens/home.tsx', "import { Hero } from '../features/hero/hero.tsx';"],
  ['web/router.tsx', "import { Home } from './screens/home.tsx';"],
  ['server/features/schools/schools.routes.ts', "import { add } from './schools.service.ts';"],
  ['server/features/schools/schools.queries.ts', "import { sql } from 'kysely';"],
  [
    'server/features/schools/schools.queries.ts',
    "export const find = (db: any) => db.selectFrom('x');",
  ],
])('%s may hold %s', async (file, code) => {
  expect(await complaintsAbout(file, code)).not.toMatch(/no-restricted|no-process-env/);
});

test.each([
  ['contract/schools.ts', "import { useState } from 'react';"],
  ['contract/schools.ts', "import { AppError } from '../server/app-error.ts';"],
  ['contract/schools.ts', "import { AppError } from '#server/app-error.ts';"],
  ['web/api/call.ts', "import { AppError } from '../../server/app-error.ts';"],
  ['web/api/call.ts', "import { AppError } from '#server/app-error.ts';"],
  ['web/api/call.ts', "import { migrate } from '#server/db/migrate.ts';"],
  ['web/ui/badge.tsx', "import { Hero } from '../features/hero/hero.tsx';"],
  ['web/features/hero/hero.tsx', "import { Home } from '../../screens/home.tsx';"],
  ['web/screens/home.tsx', "import { router } from '../router.tsx';"],
  ['server/app.ts', "import { paths } from '../web/paths.ts';"],
  ['server/app.ts', "import { test } from '#testing/test-app.ts';"],
  ['server/app.ts', 'export const port = process.env.PORT;'],
  ['server/features/schools/schools.routes.ts', "import { find } from './schools.queries.ts';"],
  ['server/features/schools/schools.service.ts', "import { routes } from './schools.routes.ts';"],
  ['server/features/schools/schools.service.ts', "import { sql } from 'kysely';"],
  [
    'server/features/schools/schools.service.ts',
    "export const find = (db: any) => db.selectFrom('x');",
  ],
  ['server/features/schools/schools.queries.ts', "import { add } from './schools.service.ts';"],
  ['server/features/schools/schools.queries.ts', "import { createApp } from '../../app.ts';"],
  ['server/features/schools/schools.service.ts', "import { createApp } from '../../app.ts';"],
  ['server/features/schools/schools.service.ts', "import { x } from 'kysely/helpers/postgres';"],
  ['server/features/schools/schools.service.ts', "export const find = (db: any) => db.query('x');"],
  ['server/app.ts', "import { env } from 'node:process';"],
  ['server/http/serve.ts', "import { add } from '../features/schools/schools.service.ts';"],
  ['web/screens/home.tsx', "export const load = () => fetch('/api/schools');"],
])('%s may not hold %s', async (file, code) => {
  expect(await complaintsAbout(file, code)).toMatch(/no-restricted|no-process-env/);
});

/** Lints one file at a place in a project of its own, under our rules. */
async function complaintsAbout(file: string, code: string): Promise<string> {
  const project = await temporaryFolder();
  await cp(join(PROJECT_ROOT, '.oxlintrc.json'), join(project, '.oxlintrc.json'));
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), code);
  const oxlint = join(PROJECT_ROOT, 'node_modules/.bin/oxlint');
  return spawnSync(oxlint, [file], { cwd: project, encoding: 'utf8' }).stdout;
}
