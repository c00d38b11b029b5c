import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from './project-root.ts';

const LONGEST_LINE = 120;
const FOR_OPERATORS = [
  'SECURITY.md',
  'CONTRIBUTING.md',
  'compose.yaml',
  '.env.example',
  'docs/architecture.md',
  'docs/configuration.md',
  'docs/operations.md',
  'docs/runbook.md',
  'docs/data-protection.md',
];

test('pages wrap at 120 characters outside tables', () => {
  const pages = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn('docs/decisions')];
  expect(pages.length).toBeGreaterThan(30);
  const long = pages.flatMap(linesOf).filter(({ line }) => line.length > LONGEST_LINE);
  expect(long.filter(({ line }) => !line.startsWith('|'))).toEqual([]);
});

test('what an operator reads in a terminal has no wide tables either', () => {
  const files = [...FOR_OPERATORS, ...namesIn('deploy').filter((name) => !name.endsWith('.json'))];
  expect(files.length).toBeGreaterThan(12);
  const long = files.flatMap(linesOf).filter(({ line }) => line.length > LONGEST_LINE);
  // A command of a unit is one line.
  expect(long.filter(({ line }) => !line.startsWith('ExecStart='))).toEqual([]);
});

function linesOf(file: string) {
  const lines = readFileSync(join(PROJECT_ROOT, file), 'utf8').split('\n');
  return lines.map((line, index) => ({ line, place: `${file}:${index + 1}` }));
}

function namesIn(folder: string): string[] {
  return readdirSync(join(PROJECT_ROOT, folder)).map((name) => join(folder, name));
}

function pagesIn(folder: string): string[] {
  return namesIn(folder).filter((name) => name.endsWith('.md'));
}
