import { expect, test } from 'vitest';
import { countStories } from './browser-report.ts';

const REPORT = {
  stats: { expected: 1, unexpected: 1, flaky: 2 },
  errors: [{ message: 'no room' }],
  suites: [
    {
      file: 'home.story.ts',
      specs: [
        { title: 'steady', tests: [aStory('expected', 500)] },
        { title: 'late', tests: [aStory('flaky', 1000, 2000)] },
        { title: 'broken', tests: [aStory('unexpected', 0, 0)] },
      ],
      suites: [
        { file: 'home.story.ts', specs: [{ title: 'inner', tests: [aStory('flaky', 1500)] }] },
      ],
    },
  ],
};

test('failed stories and those that passed at the second try are named with their errors, and each file has the time of all tries', () => {
  expect(countStories(REPORT)).toEqual({
    passed: 3,
    failed: 1,
    failures: [
      'e2e/home.story.ts: broken\ntry 1 failed\ntry 2 failed',
      'outside every story: no room',
    ],
    secondTries: ['e2e/home.story.ts: late\ntry 1 failed', 'e2e/home.story.ts: inner'],
    seconds: { 'e2e/home.story.ts': 5 },
  });
});

function aStory(status: string, ...durations: number[]) {
  const results = durations.map((duration, n) => {
    const isLast = n === durations.length - 1;
    const failed = status === 'unexpected' || !isLast;
    return { duration, errors: failed ? [{ message: `try ${n + 1} failed` }] : [] };
  });
  return { status, results };
}
