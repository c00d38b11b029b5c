/**
 * Runs the tests that need the engines of a cluster: the file store on S3, the stories against two copies of the
 * product behind nginx, and the tests that kill a copy.
 */
import { spawnSync } from 'node:child_process';
import { enginesInEnvironment, startEngines } from '#testing/cluster/engines.ts';
import { buildIfStale } from './build-if-stale.ts';
import { ensureChromium } from './chromium.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { withScratchInMemory } from './scratch-folder.ts';

/** The stories in which one copy reads what another has written: sessions, codes, the library, its files, mail. */
const STORIES_OF_MANY_COPIES = [
  'account-settings',
  'admin-passkeys',
  'admin-picture',
  'admin-tree',
  'admin-tree-together',
  'admin-uploads',
  'favourites',
  'last-place',
  'library',
  'newsletter',
  'own-data',
  'passkeys',
  'providers',
  'recently-deleted',
  'search',
  'session',
  'sessions',
  'setup',
  'sign-in',
  'support',
  'viewer-files',
  'week-files',
].map((name) => `e2e/${name}.story.ts`);
/** Stories named on the command line; then only these run. */
const named = process.argv.slice(2);
const stories = named.length > 0 ? named : STORIES_OF_MANY_COPIES;
const RUNS = [
  ...(named.length > 0 ? [] : [['vitest', 'run', '--project', 'cluster', '--maxWorkers=2']]),
  ['playwright', 'test', '--timeout=120000', ...stories],
];

ensureChromium();
buildIfStale();
const engines = await startEngines();
try {
  // Stops at the first failed run, so that the failure is at the end of the output.
  process.exitCode = RUNS.every((command) => run(command)) ? 0 : 1;
} finally {
  await engines.stop();
}

function run([program = '', ...args]: string[]): boolean {
  process.stdout.write(`\n> ${program} ${args.join(' ')}\n`);
  const env = { ...withScratchInMemory(process.env), ...enginesInEnvironment(engines) };
  return spawnSync(program, args, { cwd: PROJECT_ROOT, stdio: 'inherit', env }).status === 0;
}
