import { expect, test } from 'vitest';
import { countStories } from './browser-report.ts';

const REPORT = {
  stats: { expected: 1, unexpected: 1, flaky: 2 },
  errors: [{ message: 'no room' }],
  suites: [
    {
      file: 'home.story.ts',
      specs: [
        { title: 'steady', tests: [{ status: 'expected' }] },
        { title: 'late', tests: [{ status: 'flaky' }] },
        { title: 'broken', tests: [{ status: 'unexpected' }] },
      ],
      suites: [
        { file: 'home.story.ts', specs: [{ title: 'inner', tests: [{ status: 'flaky' }] }] },
      ],
    },
  ],
};

test('stories that passed at the second try count as passed and are named', () => {
  expect(countStories(REPORT)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['outside every story: no room'],
    secondTries: ['e2e/home.story.ts: late', 'e2e/home.story.ts: inner'],
  });
});
