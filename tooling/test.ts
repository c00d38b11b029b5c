import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import type { Count } from './count-tests.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { oneCount, printCounts, RESULTS, run, runPlaywright, runVitest } from './test-runs.ts';

const PROJECTS = ['--project=server', '--project=web*', '--project=process'];
const CHECKS = ['check:types', 'check:lint', 'check:format', 'check:dead-code'];
/** One more than a small machine has cores, because tests that start and stop the product mostly wait. */
const WORKERS = '--maxWorkers=3';

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const chromium = findBrowser();
// Built while the checks run, because they do not need the build.
const building = build();
process.exitCode = printCounts([
  chromium,
  ...CHECKS.map((check) => runCheck(check)),
  await building,
  runVitest([...PROJECTS, WORKERS]),
  runPlaywright([]),
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
  const options = { cwd: PROJECT_ROOT, stdio: 'inherit' as const, env: process.env };
  const program = spawn('npm', ['run', '--silent', 'build'], options);
  const [status] = await once(program, 'close');
  return oneCount(status === 0, 'the product could not be built');
}

function runCheck(script: string): Count {
  return oneCount(run('npm', ['run', '--silent', script]), script);
}
