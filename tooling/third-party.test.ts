import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from './project-root.ts';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const other = z.object({ license: z.string() });

test('THIRD-PARTY.md has a row for every library that runs, with the licence its package says', () => {
  const { dependencies } = manifest.parse(JSON.parse(read('package.json')));
  const installed = Object.keys(dependencies).map((name) => {
    const { license } = other.parse(JSON.parse(read(join('node_modules', name, 'package.json'))));
    return [name, license.replaceAll(/[()]/g, '')];
  });
  const rows = read('THIRD-PARTY.md').matchAll(/^\| `([^`]+)` +\| ([^|(]*[^|( ])/gm);
  expect(Array.from(rows, ([, name, license]) => [name, license])).toEqual(installed);
});

function read(file: string): string {
  return readFileSync(join(PROJECT_ROOT, file), 'utf8');
}
