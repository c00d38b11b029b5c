import { join } from 'node:path';
import { build } from 'vite';
import { PROJECT_ROOT } from './project-root.ts';

/** Builds the program that renders the pages of the site on the server, with all its packages in it. */
export async function buildPages(outDir: string): Promise<void> {
  await build({
    configFile: join(PROJECT_ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    // React is a slower program without it.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: 'render-page.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
}
