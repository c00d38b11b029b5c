/**
 * Runs the tests that need the engines of a cluster: the file store on S3, the stories against two copies of the
 * product behind nginx, and the tests that kill a copy.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { enginesInEnvironment, startEngines } from '#testing/cluster/engines.ts';
import { buildIfStale } from './build-if-stale.ts';
import { ensureChromium } from './chromium.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { withScratchInMemory } from './scratch-folder.ts';

/** These stories happen in one browser; the number of copies and the file store make no difference to them. */
const IN_THE_BROWSER = [
  'board-',
  'chatbot',
  'feedback',
  'first-page',
  'help',
  'home',
  'hydration',
  'keyboard',
  'last-page',
  'not-found',
  'presenter',
  'pricing',
  'site-frame',
  'typed-before',
  'viewer-present',
];
/** Stories named on the command line; then only these run. */
const named = process.argv.slice(2);
const stories = named.length > 0 ? named : storiesOfManyCopies();
const RUNS = [
  ...(named.length > 0 ? [] : [['vitest', 'run', '--project', 'cluster', '--no-file-parallelism']]),
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

function storiesOfManyCopies(): string[] {
  return readdirSync(join(PROJECT_ROOT, 'e2e'))
    .filter((name) => name.endsWith('.story.ts'))
    .filter((name) => !IN_THE_BROWSER.some((start) => name.startsWith(start)))
    .map((name) => `e2e/${name}`);
}

function run([program = '', ...args]: string[]): boolean {
  process.stdout.write(`\n> ${program} ${args.join(' ')}\n`);
  const env = { ...withScratchInMemory(process.env), ...enginesInEnvironment(engines) };
  return spawnSync(program, args, { cwd: PROJECT_ROOT, stdio: 'inherit', env }).status === 0;
}
