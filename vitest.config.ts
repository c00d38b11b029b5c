import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { WITHOUT_SDK_WARNING } from './testing/cluster/engines.ts';

/** Tests of the site that replace a module. Each file needs modules of its own. */
const REPLACING = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((name) => `web/${name}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));

/** happy-dom has no canvas, so the parts around the viewer are tested with a stand-in for it. */
const STAND_IN_VIEWER = [
  {
    find: /^\.\.\/pdf-viewer\/pdf-viewer\.tsx$/,
    replacement: fileURLToPath(new URL('web/testing/stand-in-viewer.tsx', import.meta.url)),
  },
];

/** Starting the program that reads PDFs from its source takes four times the processor time. */
const BUNDLED_PDF_READER = [
  {
    find: /^\.\/find-pdf-reader\.ts$/,
    replacement: fileURLToPath(new URL('testing/find-bundled-pdf-reader.ts', import.meta.url)),
  },
];

/**
 * Tests with a real database, store, process or clock depend on a machine that may stall for seconds, so on build
 * machines a failed one is tried once more, as stories are. `tooling/count-tests.ts` names those that needed it.
 */
const TRIES_AGAIN = process.env['CI'] ? 1 : 0;

export default defineConfig({
  test: {
    // Where `isolate` is off, the files of a worker share their modules, which are slow to load.
    projects: [
      {
        resolve: { alias: BUNDLED_PDF_READER },
        test: {
          name: 'server',
          include: [
            'bench/**/*.test.ts',
            'contract/**/*.test.ts',
            'scheme/**/*.test.ts',
            'server/**/*.test.ts',
            'tooling/**/*.test.ts',
          ],
          restoreMocks: true,
          environment: 'node',
          exclude: ['**/*.process.test.ts', '**/*.cluster.test.ts', '**/*.container.test.ts'],
          globalSetup: [
            'testing/database-cluster.ts',
            'testing/pdf-reader-for-run.ts',
            'testing/run-folder.ts',
          ],
          setupFiles: ['testing/fail-on-console-error.ts'],
          isolate: false,
          retry: TRIES_AGAIN,
          // `npm test` leaves the processor to the stories beside these.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['server/**/*.process.test.ts'],
          restoreMocks: true,
          environment: 'node',
          globalSetup: ['testing/built-product.ts', 'testing/empty-cluster.ts'],
          setupFiles: ['testing/fail-on-console-error.ts'],
          retry: TRIES_AGAIN,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: BUNDLED_PDF_READER },
        test: {
          name: 'cluster',
          // The code that stores and serves files is tested on an S3 store as well as on a disk.
          include: [
            'server/**/*.cluster.test.ts',
            'server/features/library/{changes,library,resource-file,upload}.test.ts',
            'server/files/collect-unused.test.ts',
            'server/http/kept-assets.test.ts',
          ],
          restoreMocks: true,
          environment: 'node',
          globalSetup: [
            'testing/built-product.ts',
            'testing/pdf-reader-for-run.ts',
            'testing/cluster/engines-for-run.ts',
          ],
          env: WITHOUT_SDK_WARNING,
          setupFiles: ['testing/fail-on-console-error.ts'],
          retry: TRIES_AGAIN,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'container',
          include: ['tooling/container/*.container.test.ts'],
          restoreMocks: true,
          environment: 'node',
          globalSetup: 'tooling/container/images.ts',
          env: WITHOUT_SDK_WARNING,
          setupFiles: ['testing/fail-on-console-error.ts'],
          testTimeout: 300_000,
        },
      },
      webProject('web', {
        include: ['web/**/*.test.{ts,tsx}'],
        exclude: REPLACING,
        isolate: false,
      }),
      webProject('web-apart', { include: REPLACING }),
    ],
  },
});

function webProject(name: string, test: TestProjectInlineConfiguration['test']) {
  return {
    plugins: [react()],
    resolve: { alias: STAND_IN_VIEWER },
    test: {
      name,
      restoreMocks: true,
      retry: TRIES_AGAIN,
      testTimeout: 30_000,
      environment: 'happy-dom',
      setupFiles: [
        'testing/fail-on-console-error.ts',
        'web/testing/quiet-browser.ts',
        'web/testing/render-clean-up.ts',
      ],
      ...test,
    },
  };
}
