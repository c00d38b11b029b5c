import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import type { Count } from './count-tests.ts';
import { PROJECT_ROOT } from './project-root.ts';

const THREE_TESTS = `
  let tries = 0;
  test('steady', () => {});
  test('late', () => {
    tries += 1;
    if (tries === 1) throw new Error('too early');
  });
  test('broken', () => {
    throw new Error('never works');
  });
`;

test('a test that passes at the second try counts as passed and is named with its first error', async () => {
  const { passed, failed, failures, secondTries, seconds } = await countIn(THREE_TESTS);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(failures).toEqual([expect.stringMatching(/broken\n.*never works/)]);
  expect(secondTries).toEqual([expect.stringMatching(/three\.test\.js: late\n.*too early/)]);
  expect(seconds).toEqual({ 'three.test.js': expect.any(Number) });
});

/** Runs vitest on a file with these tests, trying each twice. */
async function countIn(tests: string): Promise<Count> {
  const folder = await temporaryFolder();
  const file = join(folder, 'count.json');
  writeFileSync(join(folder, 'three.test.js'), tests);
  const reporter = `--reporter=${join(PROJECT_ROOT, 'tooling/count-tests.ts')}`;
  const options = ['--globals', '--retry=1', `--root=${folder}`, reporter];
  spawnSync(join(PROJECT_ROOT, 'node_modules/.bin/vitest'), ['run', ...options], {
    env: { ...process.env, TEST_COUNT_FILE: file },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}
