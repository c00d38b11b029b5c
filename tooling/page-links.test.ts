import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

const DECISIONS = pagesIn('docs/decisions');
const PAGES = [...pagesIn('.'), ...pagesIn('docs'), ...DECISIONS];
const SOURCES = [
  'bench',
  'contract',
  'deploy',
  'e2e',
  'scheme',
  'server',
  'testing',
  'tooling',
  'web',
];

test('every link between pages leads to a file, and to a heading of a page', () => {
  expect(PAGES.length).toBeGreaterThan(30);
  const headings = new Map(PAGES.map((page) => [page, headingsOf(read(page))]));
  const existing = new Set([...PAGES, ...SOURCES.flatMap(filesIn)]);
  const lost = PAGES.flatMap(linksIn).filter(({ file, heading }) =>
    heading ? !headings.get(file)?.includes(heading) : file.endsWith('.md') && !existing.has(file),
  );
  expect(lost).toEqual([]);
});

// Decisions also tell of files that earlier releases had.
test('every source file that a page names exists', () => {
  const existing = SOURCES.flatMap(filesIn).map((file) => `/${file}`);
  const named = PAGES.filter((page) => !DECISIONS.includes(page)).flatMap(sourcesIn);
  expect(named.length).toBeGreaterThan(300);
  const missing = named.filter(({ name }) => !existing.some((file) => file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

test('a decision that was replaced, changed or added to names the later one', () => {
  const links = DECISIONS.flatMap(linksIn);
  const changes = DECISIONS.flatMap(earlierDecisions);
  expect(changes.length).toBeGreaterThan(15);
  const unmarked = changes.filter(
    ({ page, earlier }) => !links.some((link) => link.page === earlier && link.file === page),
  );
  expect(unmarked).toEqual([]);
});

function linksIn(page: string) {
  return [...read(page).matchAll(/\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)/g)].map(
    ([, path = '', heading = '']) => ({
      page,
      file: path ? join(dirname(page), path) : page,
      heading,
    }),
  );
}

function sourcesIn(page: string) {
  const names = read(page).matchAll(/`((?:[\w.-]+\/)*[a-z][\w.-]*\.(?:tsx?|css|mjs))`/g);
  return [...names].map(([, name = '']) => ({ page, name }));
}

/** The decisions in a sentence such as "Replaces decision 9, and the parts of decision 14 about …". */
function earlierDecisions(page: string) {
  const sentences = read(page).matchAll(
    /^(?:Replaces|Changes what|Adds to|Goes on from) (?:[^.]|\.(?!\s))*/gm,
  );
  return [...sentences].flatMap(([sentence]) =>
    [...sentence.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, name = '']) => ({
      page,
      earlier: join(dirname(page), name),
    })),
  );
}

/** As GitHub makes the address of a heading. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

function pagesIn(folder: string): string[] {
  const names = readdirSync(join(PROJECT_ROOT, folder));
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
}

function filesIn(folder: string): string[] {
  const names = readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(folder, name));
}

function read(page: string): string {
  return readFileSync(join(PROJECT_ROOT, page), 'utf8');
}
