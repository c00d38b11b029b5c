import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import type { Count } from './count-tests.ts';
import { oneCount, printCounts, RESULTS, run, runPlaywright, runVitest } from './test-runs.ts';

const CHECKS = ['check:types', 'check:lint', 'check:format', 'check:dead-code'];
/** As many as a small machine has cores. */
const WORKERS = '--maxWorkers=2';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const chromium = findBrowser();
// Built while the checks run, because they do not need the build.
const building = build();
process.exitCode = printCounts([
  chromium,
  ...(await runChecks()),
  await building,
  // Tests that start the product or a browser often wait, so they run beside those that compute.
  ...(await Promise.all([runUnitTests(), runProductTests()])).flat(),
]);

/** Without Chromium the other steps run all the same, to show what works. */
function findBrowser(): Count {
  try {
    ensureChromium();
    return oneCount(true);
  } catch (error) {
    return oneCount(false, `Chromium: ${String(error)}`);
  }
}

async function build(): Promise<Count> {
  const succeeded = await run('npm', ['run', '--silent', 'build']);
  return oneCount(succeeded, 'the product could not be built');
}

/** The product draws pages when the processor has time, and a story waits for them; so these give way too. */
async function runUnitTests(): Promise<Count[]> {
  const projects = ['--project=server', '--project=web*'];
  return [await runVitest('unit', [...projects, WORKERS], { givesWay: true })];
}

/** Of the built product: those of its processes, then the stories. */
async function runProductTests(): Promise<Count[]> {
  const processes = await runVitest('process', ['--project=process', WORKERS], { log: 'process' });
  return [processes, await runPlaywright([], { log: 'stories' })];
}

async function runChecks(): Promise<Count[]> {
  const counts: Count[] = [];
  for (const check of CHECKS) {
    counts.push(oneCount(await run('npm', ['run', '--silent', check]), check));
  }
  return counts;
}
