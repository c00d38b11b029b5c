import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { WITHOUT_SDK_WARNING } from './testing/cluster/engines.ts';

export default defineConfig({
  test: {
    // Where `isolate` is off the files of a worker share their modules, which are slow to load; no module keeps anything of a test.
    projects: [
      {
        test: {
          name: 'server',
          include: [
            'contract/**/*.test.ts',
            'scheme/**/*.test.ts',
            'server/**/*.test.ts',
            'tooling/**/*.test.ts',
          ],
          restoreMocks: true,
          environment: 'node',
          exclude: ['**/*.process.test.ts', '**/*.cluster.test.ts'],
          globalSetup: 'testing/database-cluster.ts',
          setupFiles: ['testing/fail-on-console-error.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['server/**/*.process.test.ts'],
          restoreMocks: true,
          environment: 'node',
          globalSetup: 'testing/built-product.ts',
          setupFiles: ['testing/fail-on-console-error.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'cluster',
          // What keeps and gives out files is tested on an S3 store as it is on a disk.
          include: [
            'server/**/*.cluster.test.ts',
            'server/features/library/{changes,library,resource-file,upload}.test.ts',
          ],
          restoreMocks: true,
          environment: 'node',
          globalSetup: ['testing/built-product.ts', 'testing/cluster/engines-for-run.ts'],
          env: WITHOUT_SDK_WARNING,
          setupFiles: ['testing/fail-on-console-error.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          restoreMocks: true,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['testing/fail-on-console-error.ts', 'web/testing/render-clean-up.ts'],
        },
      },
    ],
  },
});
