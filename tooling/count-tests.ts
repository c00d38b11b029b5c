import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface Count {
  passed: number;
  failed: number;
  /** Printed again at the end of a long run. */
  failures: string[];
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
    ...failed.map(
      (test) => `${test.module.moduleId}: ${test.fullName}\n${reasons(test.result().errors)}`,
    ),
    ...modules.flatMap((module) =>
      module.errors().map((error) => `${module.moduleId}: ${reason(error)}`),
    ),
    ...outside.map((error) => `outside every test: ${reason(error)}`),
  ];
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failures.length,
    failures,
  };
}

function reasons(errors: readonly SerializedError[] | undefined): string {
  return (errors ?? []).map(reason).join('\n');
}

function reason({ message, stack }: SerializedError): string {
  return stack ?? message;
}
