import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/spec-map.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (what |-)/.test(line))
  .map(cellsOf);

test('every row has a rule, a place and a test', () => {
  expect(rows.length).toBeGreaterThan(150);
  for (const cells of rows) {
    expect(cells).toEqual([expect.stringMatching(/\w/), PATHS, PATHS]);
  }
});

test('every file that a row names exists', () => {
  const named = new Set(rows.flatMap(([, where, tests]) => [...pathsIn(where), ...pathsIn(tests)]));

  expect([...named].filter((path) => !existsSync(path))).toEqual([]);
});

test('every test that a row names is in its file; only measurements have none', () => {
  const missing = rows.flatMap(([, , tests]) => testsIn(tests)).filter((each) => !isThere(each));

  expect(missing).toEqual([]);
});

const PATHS = expect.stringMatching(/`[\w/.-]+`/);

interface NamedTests {
  file: string;
  names: string[];
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function pathsIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

/** `file` “name of a test”, “another”; `file` … */
function testsIn(cell = ''): NamedTests[] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }));
}

function isThere({ file, names }: NamedTests): boolean {
  if (names.length === 0) return file.startsWith('bench/');
  const text = readFileSync(file, 'utf8');
  return names.every((name) => text.includes(name));
}
