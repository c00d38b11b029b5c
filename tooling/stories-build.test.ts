import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import playwrightConfig from '../playwright.config.ts';
import { buildIfStale } from './build-if-stale.ts';
import { PROJECT_ROOT } from './project-root.ts';

test('stories begin with a build unless the sources are those of the last one', async () => {
  const [first = ''] = [playwrightConfig.globalSetup ?? []].flat();
  const program: { default: unknown } = await import(resolve(PROJECT_ROOT, first));
  expect(program.default).toBe(buildIfStale);
});
