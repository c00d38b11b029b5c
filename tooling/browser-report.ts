import * as z from 'zod/mini';
import type { Count } from './count-tests.ts';

const story = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.optional(z.string()) })),
        }),
      ),
    }),
  ),
});

interface Suite {
  file: string;
  specs: z.infer<typeof story>[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodMiniType<Suite> = z.object({
  file: z.string(),
  specs: z.array(story),
  suites: z.optional(z.array(z.lazy(() => suite))),
});

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
  suites: z.array(suite),
});

/** Counts the stories in Playwright's JSON report. */
export function countStories(json: unknown): Count {
  const { stats, errors, suites } = report.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [
      ...suites.flatMap((each) => storiesThatEnded('unexpected', each)),
      ...errors.map(({ message = '' }) => `outside every story: ${message}`),
    ],
    secondTries: suites.flatMap((each) => storiesThatEnded('flaky', each)),
    seconds: Object.fromEntries(
      suites.map((each) => [`e2e/${each.file}`, millisecondsOf(each) / 1000]),
    ),
  };
}

function millisecondsOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((each) => each.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, inner) => sum + millisecondsOf(inner), own);
}

/**
 * The stories with this status, each with the errors of all its tries. Playwright calls a story flaky that failed first
 * and passed when it was tried again.
 */
function storiesThatEnded(
  status: 'unexpected' | 'flaky',
  { file, specs, suites = [] }: Suite,
): string[] {
  const found = specs.filter(({ tests }) => tests.some((each) => each.status === status));
  const own = found.map(({ title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return [`e2e/${file}: ${title}`, ...errors.map(({ message = '' }) => message)].join('\n');
  });
  return [...own, ...suites.flatMap((inner) => storiesThatEnded(status, inner))];
}
