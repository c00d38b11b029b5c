import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

export interface Count {
  passed: number;
  failed: number;
  /** Printed again at the end of a long run. */
  failures: string[];
  /** Tests that failed first and passed when they were tried again. */
  secondTries: string[];
  /** How long each file took. */
  seconds: Record<string, number>;
}

/** Vitest's own JSON says nothing of a worker that crashed or an error outside every test, although both fail the run. */
export default class CountTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const file = process.env['TEST_COUNT_FILE'];
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(countTests(modules, outside)));
  }
}

function countTests(modules: readonly TestModule[], outside: readonly SerializedError[]): Count {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed');
  const failures = [
    ...failed.map(describe),
    ...modules.flatMap((module) =>
      module.errors().map((error) => `${module.moduleId}: ${reason(error)}`),
    ),
    ...outside.map((error) => `outside every test: ${reason(error)}`),
  ];
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failures.length,
    failures,
    secondTries: tests.filter((test) => test.diagnostic()?.flaky).map(describe),
    seconds: Object.fromEntries(
      modules.map((module) => [module.relativeModuleId, module.diagnostic().duration / 1000]),
    ),
  };
}

/** The test with its errors; one that passed at the second try has those of the first. */
function describe(test: TestCase): string {
  const reasons = (test.result().errors ?? []).map(reason).join('\n');
  return `${test.module.moduleId}: ${test.fullName}\n${reasons}`;
}

function reason({ message, stack }: SerializedError): string {
  return stack ?? message;
}
