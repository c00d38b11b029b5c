import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ensureChromium } from './chromium.ts';
import type { Count } from './count-tests.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { withScratchInMemory } from './scratch-folder.ts';

const RESULTS = join(PROJECT_ROOT, 'test-results');
const PROJECTS = ['--project=server', '--project=web*', '--project=process'];
const CHECKS = ['check:types', 'check:lint', 'check:format', 'check:dead-code'];

const OPTIONS = { cwd: PROJECT_ROOT, stdio: 'inherit' as const };
const ENVIRONMENT = withScratchInMemory(process.env);

const vitestCount = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.string()),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const chromium = findBrowser();
// Built while the checks run, because they do not need the build.
const building = build();
const counts = [
  chromium,
  ...CHECKS.map((check) => runCheck(check)),
  await building,
  runVitest(),
  runPlaywright(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const failures = counts.flatMap((count) => count.failures);
process.stdout.write(failures.map((failure) => `\nFailed: ${failure}\n`).join(''));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

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
  const program = spawn('npm', ['run', '--silent', 'build'], { ...OPTIONS, env: process.env });
  const [status] = await once(program, 'close');
  return oneCount(status === 0, 'the product could not be built');
}

function runCheck(script: string): Count {
  return oneCount(run('npm', ['run', '--silent', script]), script);
}

function oneCount(succeeded: boolean, failure = ''): Count {
  return succeeded
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [failure] };
}

/** One worker more than a small machine has cores, because tests that start and stop the product mostly wait. */
function runVitest(): Count {
  const file = join(RESULTS, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=./tooling/count-tests.ts'];
  const succeeded = run('vitest', ['run', ...PROJECTS, '--maxWorkers=3', ...reporters], {
    TEST_COUNT_FILE: file,
  });
  return count('vitest', succeeded, () => vitestCount.parse(readJson(file)));
}

function runPlaywright(): Count {
  const file = join(RESULTS, 'browser.json');
  const succeeded = run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return count('playwright', succeeded, () => {
    const { stats, errors } = playwrightReport.parse(readJson(file));
    const failures = errors.map(({ message = '' }) => `outside every story: ${message}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures };
  });
}

/** Counts a failure also when a run failed without a failed test or without a report. */
function count(program: string, succeeded: boolean, read: () => Count): Count {
  try {
    const counted = read();
    if (succeeded || counted.failed > 0) return counted;
    const failures = [...counted.failures, `${program} ended with an error after its last test`];
    return { ...counted, failed: failures.length, failures };
  } catch (error) {
    return oneCount(false, `${program}: ${String(error)}`);
  }
}

function run(program: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n> ${program} ${args.join(' ')}\n`);
  const options = { ...OPTIONS, env: { ...ENVIRONMENT, ...env } };
  return spawnSync(program, args, options).status === 0;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
