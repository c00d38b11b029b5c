import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { countStories } from './browser-report.ts';
import type { Count } from './count-tests.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { withScratchInMemory } from './scratch-folder.ts';

export const RESULTS = join(PROJECT_ROOT, 'test-results');

const vitestCount = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.string()),
  secondTries: z.array(z.string()),
  seconds: z.record(z.string(), z.number()),
});

/** So many of the files that took the longest are printed at the end. */
const LONGEST_FILES = 12;

interface RunOptions {
  env?: Record<string, string>;
  /** Names the log of a run beside another, which is printed when it has ended, so that the two do not mix. */
  log?: string;
  /** The run and what it starts leave the processor to the run beside it. */
  givesWay?: boolean;
}

export async function runVitest(
  name: string,
  args: string[],
  { env = {}, ...options }: RunOptions = {},
): Promise<Count> {
  const file = join(RESULTS, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=./tooling/count-tests.ts'];
  const succeeded = await run('vitest', ['run', ...args, ...reporters], {
    ...options,
    env: { ...env, TEST_COUNT_FILE: file },
  });
  return count('vitest', succeeded, () => vitestCount.parse(readJson(file)));
}

export async function runPlaywright(
  args: string[],
  { env = {}, ...options }: RunOptions = {},
): Promise<Count> {
  const file = join(RESULTS, 'browser.json');
  const succeeded = await run('playwright', ['test', ...args, '--reporter=list,json'], {
    ...options,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return count('playwright', succeeded, () => countStories(readJson(file)));
}

/** Runs a program to its end; returns whether it succeeded. */
export async function run(
  program: string,
  args: string[],
  { env = {}, log, givesWay = false }: RunOptions = {},
): Promise<boolean> {
  const command = `\n> ${program} ${args.join(' ')}\n`;
  mkdirSync(RESULTS, { recursive: true });
  const logFile = log && join(RESULTS, `${log}.log`);
  process.stdout.write(
    logFile ? `${command}Its output is in ${logFile} until it has ended.\n` : command,
  );
  const output = logFile ? openSync(logFile, 'w') : 'inherit';
  const child = spawn(program, args, {
    cwd: PROJECT_ROOT,
    stdio: ['inherit', output, output],
    env: { ...withScratchInMemory(process.env), ...env },
  });
  if (givesWay && child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  const succeeded = await once(child, 'close').then(
    ([status]) => status === 0,
    () => false,
  );
  if (logFile && output !== 'inherit') {
    closeSync(output);
    process.stdout.write(`${command}${readFileSync(logFile, 'utf8')}`);
  }
  return succeeded;
}

export function oneCount(succeeded: boolean, failure = ''): Count {
  return succeeded
    ? { passed: 1, failed: 0, failures: [], secondTries: [], seconds: {} }
    : { passed: 0, failed: 1, failures: [failure], secondTries: [], seconds: {} };
}

/** Prints what a reader of a long output must not miss, the numbers last; returns the exit code. */
export function printCounts(counts: readonly Count[]): number {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const lines = [
    longestLine(counts.flatMap(({ seconds }) => Object.entries(seconds))),
    ...counts.flatMap(({ failures }) => failures).map((failure) => `Failed: ${failure}`),
    ...counts.flatMap(({ secondTries }) => secondTries).map(secondTryLine),
    `${passed} passed, ${failed} failed`,
  ];
  process.stdout.write(
    lines
      .filter(Boolean)
      .map((line) => `\n${line}\n`)
      .join(''),
  );
  return failed > 0 ? 1 : 0;
}

function longestLine(files: [string, number][]): string {
  const longest = files.toSorted(([, one], [, other]) => other - one).slice(0, LONGEST_FILES);
  return longest.map(([file, seconds]) => `Took ${Math.round(seconds)} s: ${file}`).join('\n');
}

function secondTryLine(test: string): string {
  return `Passed at the second try: ${test}`;
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

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
