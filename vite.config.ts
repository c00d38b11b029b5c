import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { z } from 'zod';
import { BRAND } from './contract/brand.ts';

const SERVER = 'http://localhost:3000';

/** What the server answers in development; `/api/call.ts` and its neighbours are source of ours. */
const SERVER_PATHS = '^/(api/(?![\\w-]+\\.ts)|outbox|health)';

/** The entry file of a feature, which only names what others may use: importing one thing must not load the rest. */
const FEATURE_ENTRIES = { test: /web\/features\/[\w-]+\/index\.ts$/, sideEffects: false };

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), preloadSiteFont(), servePdfFiles()],
  define: {
    // Also stands in index.html, as %BRAND_NAME%.
    'import.meta.env.BRAND_NAME': JSON.stringify(BRAND.name),
  },
  build: {
    // The oldest browsers that know cascade layers, which Tailwind's style sheet is built on.
    target: ['chrome99', 'edge99', 'firefox97', 'safari15.4'],
    // Nothing becomes a data: address; the content security policy allows fonts from our origin only.
    assetsInlineLimit: 0,
    // Tells the server which files the code of a screen is in.
    manifest: true,
    // A browser that cannot preload modules loads them a moment later; that needs no script of ours.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [FEATURE_ENTRIES] },
      // One file for everything that each page needs first: many small ones pack worse and take more round trips.
      output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } },
    },
  },
  server: {
    proxy: { [SERVER_PATHS]: SERVER },
  },
});

/** Asks for the site's font together with the style sheet rather than after it, so text moves less. */
function preloadSiteFont(): Plugin {
  return {
    name: 'preload-site-font',
    apply: 'build',
    transformIndexHtml(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) =>
        /lexend-latin-wght.*\.woff2$/.test(file),
      );
      if (!font) return [];
      const attrs = {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `/${font}`,
        crossorigin: '',
      };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  };
}

/** What pdf.js asks for while it reads a document: character maps, fonts, decoders and colour profiles. */
const PDF_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** Puts those files under our own origin, at an address that changes with the version of pdf.js. */
function servePdfFiles(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const folder = dirname(manifest);
  return {
    name: 'serve-pdf-files',
    async generateBundle() {
      const address = await addressOf(manifest);
      for (const name of PDF_FOLDERS) {
        for (const file of await readdir(join(folder, name))) {
          const source = await readFile(join(folder, name, file));
          this.emitFile({ type: 'asset', fileName: `${address}/${name}/${file}`, source });
        }
      }
    },
    async configureServer(server) {
      server.middlewares.use(`/${await addressOf(manifest)}`, (request, response, next) => {
        const [, name = '', file = ''] = request.url?.split('/') ?? [];
        if (!PDF_FOLDERS.includes(name) || !/^[\w.-]+$/.test(file)) return next();
        return void readFile(join(folder, name, file)).then((bytes) => response.end(bytes), next);
      });
    },
  };
}

async function addressOf(manifest: string): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(manifest, 'utf8')));
  return `assets/pdfjs-${version}`;
}
