import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFeatureImportFaults } from './feature-imports.ts';
import { PROJECT_ROOT } from './project-root.ts';

test('every feature of the site is imported through its entry file, and none in a circle', () => {
  const sources = siteSources();
  expect(sources.size).toBeGreaterThan(200);
  expect(findFeatureImportFaults(sources)).toEqual([]);
});

test('a circle between two features is found', () => {
  const faults = findFeatureImportFaults(
    new Map([
      ['web/features/session/sign-out.ts', "import { tree } from '../library/index.ts';"],
      ['web/features/library/tree/tree.ts', "import type { User } from '../../session/index.ts';"],
    ]),
  );
  expect(faults).toEqual([
    'a circle between features: session → library → session',
    'a circle between features: library → session → library',
  ]);
});

test('a circle through a third feature is found, and so is one that a lazy import closes', () => {
  const faults = findFeatureImportFaults(
    new Map([
      ['web/features/faq/answers.ts', "export { open } from '../chatbot/index.ts';"],
      ['web/features/chatbot/panel.ts', "import { page } from '../home/index.ts';"],
      ['web/features/home/page.ts', "const load = () => import('../faq/index.ts');"],
    ]),
  );
  expect(faults).toContain('a circle between features: faq → chatbot → home → faq');
});

test.each([
  ['web/features/home/hero.tsx', "import { Price } from '../pricing/price.tsx';"],
  ['web/features/home/hero.tsx', "const load = () => import('../pricing/price.tsx');"],
  ['web/screens/home.tsx', "import { Price } from '../features/pricing/price.tsx';"],
])('%s may not hold %s', (file, code) => {
  expect(findFeatureImportFaults(new Map([[file, code]]))).toEqual([
    `${file} imports web/features/pricing/price.tsx past the entry file of its feature`,
  ]);
});

test.each([
  ['web/features/home/hero.tsx', "import { Price } from '../pricing/index.ts';"],
  ['web/features/library/browser/row.tsx', "import { find } from '../tree/find-in-tree.ts';"],
  ['web/router.tsx', "import { Guard } from './features/session/index.ts';"],
])('%s may hold %s', (file, code) => {
  expect(findFeatureImportFaults(new Map([[file, code]]))).toEqual([]);
});

/** The code of the site by its path. Tests may import whatever they test. */
function siteSources(): Map<string, string> {
  const files = readdirSync(join(PROJECT_ROOT, 'web'), { recursive: true, encoding: 'utf8' })
    .map((name) => `web/${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('web/testing/'));
  return new Map(files.map((file) => [file, readFileSync(join(PROJECT_ROOT, file), 'utf8')]));
}
