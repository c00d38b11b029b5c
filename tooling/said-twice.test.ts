import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

/** Shorter sentences may well be needed twice. */
const LONG_ENOUGH = 50;
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...pagesIn('docs')];

test('no sentence is in the pages twice', () => {
  expect(PAGES.length).toBeGreaterThan(8);
  const said = PAGES.flatMap((page) =>
    sentencesOf(readFileSync(join(PROJECT_ROOT, page), 'utf8')).map((sentence) => ({
      page,
      sentence,
    })),
  );
  const twice = said.filter(({ sentence }, index) =>
    said.slice(0, index).some((earlier) => earlier.sentence === sentence),
  );
  expect(twice).toEqual([]);
});

/** Without tables and commands. */
function sentencesOf(page: string): string[] {
  const prose = page
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/^(?:\|| {4}).*$/gm, '')
    .replaceAll(/\s+/g, ' ');
  return prose.split(/(?<=[.?!]) /).filter((sentence) => sentence.length >= LONG_ENOUGH);
}

function pagesIn(folder: string): string[] {
  const names = readdirSync(join(PROJECT_ROOT, folder));
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
}
