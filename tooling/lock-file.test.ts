import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      resolved: z.optional(z.string()),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

test('the lock file has the optional packages of every operating system', () => {
  expect(missingFrom(packages)).toEqual([]);
});

test('a package that is missing from the lock file is reported', () => {
  const { 'node_modules/@esbuild/darwin-arm64': _removed, ...rest } = packages;
  expect(missingFrom(rest)).toEqual(['node_modules/esbuild needs @esbuild/darwin-arm64']);
});

test('the lock file names no registry', () => {
  const named = Object.values(packages).filter(({ resolved }) => resolved !== undefined);
  expect(named).toEqual([]);
});

function missingFrom(locked: typeof packages): string[] {
  return Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isFound(locked, place, name))
      .map((name) => `${place} needs ${name}`),
  );
}

/** Searches as Node does: inside the package that needs it, then beside that package, then further up. */
function isFound(locked: typeof packages, place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (`${folder}/node_modules/${name}` in locked) return true;
    if (!folder.includes('/node_modules/')) return `node_modules/${name}` in locked;
  }
}
