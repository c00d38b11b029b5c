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
const STORIES_OF_MANY_COPIES = '--grep=@many-copies';
/** Stories named on the command line; then only these run. */
const named = process.argv.slice(2);
const stories = named.length > 0 ? named : [STORIES_OF_MANY_COPIES];

ensureChromium();
buildIfStale();
const engines = await startEngines();
try {
  process.exitCode = printCounts(await runAll(enginesInEnvironment(engines)));
} finally {
  await engines.stop();
}

/** The tests often wait for an engine or a killed copy, and the stories for a page, so they run beside each other. */
async function runAll(env: Record<string, string>): Promise<Count[]> {
  const playwright = runPlaywright(['--timeout=120000', ...stories], { env });
  if (named.length > 0) return [await playwright];
  const project = ['--project=cluster', '--maxWorkers=2'];
  return Promise.all([runVitest('cluster', project, { env, log: 'cluster' }), playwright]);
}
