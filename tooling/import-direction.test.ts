import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

const ALLOWED = [
  ['contract/schools.ts', "import * as z from 'zod/mini';"],
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
] as const;

const FORBIDDEN = [
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
] as const;

const RULES = /no-restricted|no-process-env/;
const LONG = 'export {};\n'.repeat(251);
const LENGTHS = [
  ['server/long.ts', 'an error'],
  ['server/long.test.ts', 'fine'],
  ['web/long.test.tsx', 'fine'],
  ['e2e/long.story.ts', 'fine'],
] as const;
const long = LENGTHS.map(([file]) => [file, LONG] as const);
const complaints = await lint([...ALLOWED, ...FORBIDDEN, ...long]);

test.each(ALLOWED)('%s may hold %s', (file, code) => {
  expect(complaints(file, code)).not.toMatch(RULES);
});

test.each(FORBIDDEN)('%s may not hold %s', (file, code) => {
  expect(complaints(file, code)).toMatch(RULES);
});

test.each(LENGTHS)('more than 250 lines in %s are %s', (file, said) => {
  expect(/max-lines/.test(complaints(file, LONG))).toBe(said === 'an error');
});

/** Lints every case in one run, each at its path in a project of its own with our rules. */
async function lint(cases: (readonly [string, string])[]) {
  const oxlint = join(PROJECT_ROOT, 'node_modules/.bin/oxlint');
  const config = await import(join(PROJECT_ROOT, 'oxlint.config.mjs'));
  const folder = await mkdtemp(join(tmpdir(), 'orchard-lint-'));
  afterAll(() => rm(folder, { recursive: true }));
  for (const [index, [file, code]] of cases.entries()) {
    const project = join(folder, String(index));
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, '.oxlintrc.json'), JSON.stringify(config.default));
    await writeFile(join(project, file), code);
  }
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const lines = spawnSync(oxlint, ['--format=unix', '.'], options).stdout.split('\n');
  return (file: string, code: string): string => {
    const index = cases.findIndex((each) => each[0] === file && each[1] === code);
    return lines.filter((line) => line.startsWith(`${index}/`)).join('\n');
  };
}
