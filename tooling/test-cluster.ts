/**
 * Runs the tests that need the engines of a cluster: the file store on S3, the stories against two copies of the
 * product behind nginx, and the tests that kill a copy.
 */
import { enginesInEnvironment, startEngines } from '#testing/cluster/engines.ts';
import { buildIfStale } from './build-if-stale.ts';
import { ensureChromium } from './chromium.ts';
import type { Count } from './count-tests.ts';
import { printCounts, runPlaywright, runVitest } from './test-runs.ts';

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
/** Of those, stories about one page by itself, which is the same however many copies answer. */
const STORIES_OF_ONE_PAGE = [
  'a teacher without a school is told that a subscription is required, at every width',
  'the controls and dialogs work at every width',
  'the dialog works at every width',
  'the columns are side by side',
  'own colours an icon has the colour of its button',
  'a toast is shown for 5 s',
  'on the register page the button is below the form',
  'digits of that code typed before the script runs',
];
/** Stories named on the command line; then only these run. */
const named = process.argv.slice(2);
const stories = named.length > 0 ? named : [...STORIES_OF_MANY_COPIES, withoutOnePage()];

ensureChromium();
buildIfStale();
const engines = await startEngines();
try {
  process.exitCode = printCounts(await runAll(enginesInEnvironment(engines)));
} finally {
  await engines.stop();
}

/** Stops at the first failed run, so that the failure is at the end of the output. */
async function runAll(env: Record<string, string>): Promise<Count[]> {
  const counts: Count[] = [];
  if (named.length === 0) {
    counts.push(await runVitest('cluster', ['--project=cluster', '--maxWorkers=2'], { env }));
  }
  if (counts.some(({ failed }) => failed > 0)) return counts;
  return [...counts, await runPlaywright(['--timeout=120000', ...stories], { env })];
}

function withoutOnePage(): string {
  return `--grep-invert=${STORIES_OF_ONE_PAGE.join('|')}`;
}
