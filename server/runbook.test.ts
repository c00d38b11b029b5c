import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { signInWithCode } from '#contract/session.ts';
import { callApi } from '#testing/api-client.ts';
import { aFolder, libraryChanges } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { ensurePrograms } from '#tooling/debian-packages.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { reasonOf } from './app-error.ts';
import { loadConfig } from './config.ts';

ensurePrograms(['jq'], ['jq']);
const db = await openTestDatabase();
const PAGE = readFileSync(join(PROJECT_ROOT, 'docs/runbook.md'), 'utf8');
const QUESTIONS = PAGE.slice(PAGE.indexOf('## Questions to the log'));
/** The commands of the page, in the order in which they are read. The first are the functions that all others use. */
const [FUNCTIONS = '', FIRST_LOOK = '', ...OTHERS] = PAGE.match(/(?:^ {4}.*\n)+/gm) ?? [];
/** Written by parts that this test does not start. */
const OTHER_LINES = [
  'this line is not JSON',
  `Spelling Orchard cannot start. ${wrongSetting()}`,
  'spelling-orchard.service: Main process exited, code=exited, status=78/CONFIG',
  '{"level":30,"time":1700000000000,"version":"1.0.0","msg":"ready"}',
  '{"level":30,"time":1700000000000,"path":"/x","ms":900,"waitedMs":{"store":800},"msg":"request"}',
  '{"level":50,"time":1700000000000,"reason":"no answer","msg":"the file store does not answer"}',
];
let logFile: string;
let requestId: string;
let userId: string;

beforeEach(async () => {
  const product = await createTestApp(db);
  const cookie = await anAdministrator(product, db, `${randomUUID()}@spellingorchard.example`);
  await aFolder(db, 'Year 2');
  await libraryChanges(product, cookie).remove('Year 2');
  const wrong = { email: `${randomUUID()}@school.example`, code: '000000' };
  await callApi(product, signInWithCode, wrong, {});
  await post(product, '/login', { intent: 'verify', sent: 'yes', ...wrong });
  const lines = product.logLines.map((line) => JSON.parse(line));
  ({ requestId, userId } = lines.find(({ method }) => method === 'DELETE'));
  logFile = join(await temporaryFolder(), 'log');
  await writeFile(
    logFile,
    [...product.logLines.map((line) => line.trim()), ...OTHER_LINES].join('\n'),
  );
});

test.each(
  [...QUESTIONS.matchAll(/^### (.+)\n[^]*?\n((?: {4}.*\n?)+)/gm)].map(([, ...each]) => each),
)('the runbook answers: %s', (_question, recipe = '') => {
  const { stdout, stderr } = ask(recipe);
  expect(stderr).toBe('');
  expect(stdout.trim()).not.toBe('');
});

test('sign-ins that fail are counted from pages with and without script', () => {
  const recipe = /^### Why do sign-ins fail\n\n((?: {4}.*\n)+)/m.exec(QUESTIONS)?.[1] ?? '';
  expect(ask(recipe).stdout).toMatch(/^ *2 sign-in\/code-refused$/m);
});

test('the first look, pasted after the functions, shows what is wrong', () => {
  const { stdout, stderr } = ask(FIRST_LOOK);
  expect(stderr).toBe('');
  expect(stdout).toContain('2023-11-14T22:13:20Z the file store does not answer: no answer');
});

test('the line under Nothing works names the setting that is wrong', () => {
  const recipe = OTHERS.find((commands) => commands.includes('cannot start')) ?? '';
  expect(ask(recipe).stdout).toContain('PORT must be a whole number');
});

test('every command of the page can be read by a shell, and every program and unit in it is there', () => {
  expect(OTHERS.length).toBeGreaterThan(10);
  for (const commands of [FUNCTIONS, FIRST_LOOK, ...OTHERS]) {
    expect(spawnSync('bash', ['-n', '-c', commands], { encoding: 'utf8' }).stderr).toBe('');
  }
  const programs = [...PAGE.matchAll(/orchard ([a-z-]+)\.js/g)].map(
    ([, name]) => `server/${name}.ts`,
  );
  const units = [...PAGE.matchAll(/spelling-orchard-[a-z]+\.timer/g)].map(
    ([name]) => `deploy/${name}`,
  );
  expect(Math.min(programs.length, units.length)).toBeGreaterThan(0);
  const missing = [...programs, ...units].filter((file) => !existsSync(join(PROJECT_ROOT, file)));
  expect(missing).toEqual([]);
});

/** What a start says of a wrong setting. */
function wrongSetting(): string {
  try {
    loadConfig({ PORT: 'x' });
    return 'nothing is wrong';
  } catch (error) {
    return reasonOf(error);
  }
}

/** Runs a recipe after the functions of the page, with a journal of our own and no systemd. */
function ask(recipe: string) {
  const own = recipe.replace(/0b0e4ad7-…/, requestId).replace(/5f0c…/, userId);
  const stubs = `journalctl() { cat ${logFile}; }\nsystemd-run() { echo deleted; }\ncurl() { :; }`;
  return spawnSync('bash', ['-c', `${stubs}\n${FUNCTIONS}\n${own}`], { encoding: 'utf8' });
}

async function post(product: TestApp, path: string, fields: Record<string, string>): Promise<void> {
  await product.app.request(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: PUBLIC_URL,
    },
    body: new URLSearchParams(fields).toString(),
  });
}
