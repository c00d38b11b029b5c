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
        { title: 'broken', tests: [aStory('unexpected')] },
      ],
      suites: [
        { file: 'home.story.ts', specs: [{ title: 'inner', tests: [aStory('flaky', 1500)] }] },
      ],
    },
  ],
};

test('stories that passed at the second try count as passed and are named, and each file has the time of all tries', () => {
  expect(countStories(REPORT)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['outside every story: no room'],
    secondTries: ['e2e/home.story.ts: late', 'e2e/home.story.ts: inner'],
    seconds: { 'e2e/home.story.ts': 5 },
  });
});

function aStory(status: string, ...durations: number[]) {
  return { status, results: durations.map((duration) => ({ duration })) };
}
