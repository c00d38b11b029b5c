import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { EARLY_PAGES } from '#contract/early-pages.ts';
import { type EarlyPage, fillShell } from './fill-shell.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** The exports of `web/prerender.tsx`. */
interface Prerendering {
  prerender: (path: string, faq: string) => Promise<EarlyPage>;
}

/** Renders the public pages into the built site, each with its content and its head. */
export async function prerenderPages(site: string): Promise<void> {
  const code = `${site}-prerender`;
  await build({
    configFile: join(PROJECT_ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir: code, emptyOutDir: true, copyPublicDir: false },
  });
  const { prerender } = await importAsInBrowser(join(code, 'prerender.js'));
  const shell = await readFile(join(site, 'index.html'), 'utf8');
  const faq = await readFile(join(site, 'md/faq.md'), 'utf8');
  for (const [path, file] of Object.entries(EARLY_PAGES)) {
    const page = await prerender(path, faq);
    await writeFile(join(site, file), fillShell(shell, path, page));
  }
  await rm(code, { recursive: true });
}

/** The library that sanitises the FAQ needs a document. */
async function importAsInBrowser(file: string): Promise<Prerendering> {
  const { window } = new JSDOM();
  Object.assign(globalThis, { window, document: window.document });
  return import(pathToFileURL(file).href);
}
