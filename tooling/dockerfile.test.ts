import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from './project-root.ts';
import { UNBUNDLED } from './server-build.ts';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

test('the image keeps the packages that are not bundled into the server, and no others', () => {
  const kept = /^ENV KEPT="([^"]+)"$/m.exec(read('Dockerfile'))?.[1]?.split(' ') ?? [];
  expect(kept.toSorted()).toEqual([...new Set([...UNBUNDLED, ...namedAsFiles()])].toSorted());
});

/** Packages that the server names without importing them, because it looks for their files at run time. */
function namedAsFiles(): string[] {
  const { dependencies } = manifest.parse(JSON.parse(read('package.json')));
  const text = ['server', 'scheme'].flatMap(sourcesIn).map(read).join('\n');
  return Object.keys(dependencies).filter((name) =>
    new RegExp(`(?<!\\b(from|import) |import\\()'${name}[/']`).test(text),
  );
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

function read(file: string): string {
  return readFileSync(join(PROJECT_ROOT, file), 'utf8');
}
