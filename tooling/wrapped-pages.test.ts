import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

const LONGEST_LINE = 120;

test('pages wrap at 120 characters outside tables', () => {
  const pages = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn('docs/decisions')];
  expect(pages.length).toBeGreaterThan(30);
  const long = pages.flatMap((page) =>
    readFileSync(join(PROJECT_ROOT, page), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${page}:${index + 1}` }))
      .filter(({ line }) => line.length > LONGEST_LINE && !line.startsWith('|')),
  );
  expect(long).toEqual([]);
});

function pagesIn(folder: string): string[] {
  const names = readdirSync(join(PROJECT_ROOT, folder));
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
}
