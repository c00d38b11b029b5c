import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BRAND } from './contract/brand.ts';

const SERVER = 'http://localhost:3000';

/** What the server answers in development; `/api/call.ts` and its neighbours are source of ours. */
const SERVER_PATHS = '^/(api/(?![\\w-]+\\.ts)|outbox|health)';

/** The entry file of a feature, which only names what others may use: importing one thing must not load the rest. */
const FEATURE_ENTRIES = { test: /web\/features\/[\w-]+\/index\.ts$/, sideEffects: false };

/** Many small files pack worse, and each costs a request. These groups keep them together. */
const FILES = [
  // What each page needs first.
  { name: 'site', tags: ['$initial' as const], priority: 3 },
  // With the first call.
  { name: 'schemas', test: /node_modules\/zod\/|contract\/text\.ts$/, priority: 2 },
  {
    name: 'forms',
    test: /web\/(copy\/counted|ui\/(alert-box|checkbox|field|text-button|use-debounced-text|use-typed-before)|api\/use-send-once|decoded|features\/support\/contact-form-place|contact-draft)|contract\/limits/,
    priority: 1,
  },
  {
    name: 'signed-in',
    test: /web\/(copy\/(email-preferences|fields)|ui\/(breakable-text|empty-state|icon-button|route-tabs|use-final-focus)|api\/(error-text|request-for)|features\/(guards\/|lookup\/|passkeys\/passkey-support))|icons\/eye\.m?js/,
    priority: 1,
  },
  // What the sample week shares with the library.
  {
    name: 'presenting',
    test: /web\/features\/library\/(browser\/use-viewing|pdf-viewer\/page-address)|contract\/(page-picture-route|sample-route|teaching-order)|icons\/presentation\.m?js/,
    priority: 1,
  },
  { name: 'file-icon', test: /icons\/file-text\.m?js/, priority: 1 },
  // Help, privacy and terms.
  { name: 'markdown', test: /web\/features\/faq\/markdown-/, priority: 1 },
  // With what it has for passkeys and providers, which would otherwise be files of their own.
  { name: 'sign-in', test: /web\/screens\/sign-in/ },
  // What teachers see of the library at once.
  {
    name: 'library',
    test: /web\/features\/library\/(tree|files\/(?!print-resource|take-week)|last-place\/(?!forget|watch)|browser\/(?!admin|row-controls|own-school-note)|favourites\/(?!favourites-list|favourite-row|week-menu))/,
  },
];

/** What the router has for its framework and for tracing, which this site does not use, and what to put in its place. */
const UNUSED_IN_ROUTER: [RegExp, string][] = [
  [/if \(init\.instrumentations\)/g, 'if (false)'],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
  [/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
  [/if \(!remixContext \|\| remixContext\.isSpaMode\)/, 'if (true)'],
];

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), useProductionRouter(), preloadSiteFont(), startAfterPaint()],
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
    modulePreload: {
      // A browser that cannot preload modules loads them a moment later; that needs no script of ours.
      polyfill: false,
      // The server names the files of a page; with them here, the first file would name those of all pages. The viewer
      // is opened by a click, and one file after another would take too long.
      resolveDependencies: (file, needed) =>
        needed.filter((each) => each.endsWith('.css') || file.includes('pdf-viewer')),
    },
    rolldownOptions: {
      // Code that one page loads when it needs it may be needed by another from the start.
      checks: { ineffectiveDynamicImport: false },
      treeshake: { moduleSideEffects: [FEATURE_ENTRIES] },
      output: { codeSplitting: { groups: FILES } },
    },
  },
  worker: {
    rolldownOptions: { treeshake: { moduleSideEffects: [FEATURE_ENTRIES] } },
  },
  server: {
    proxy: { [SERVER_PATHS]: SERVER },
  },
});

/**
 * The package names its development build alone; the other one has no checks for developers. Without the names that
 * it gives its components, those that nothing uses are left out.
 */
function useProductionRouter(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const alias = [
    { find: /^react-router$/, replacement: join(folder, 'dist/production/index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(folder, 'dist/production/dom-export.mjs') },
  ];
  return {
    name: 'use-production-router',
    apply: 'build',
    config: () => ({ resolve: { alias } }),
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) =>
        UNUSED_IN_ROUTER.reduce((rest, [unused, instead]) => rest.replace(unused, instead), code)
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/ (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' /* @__PURE__ */ $1'),
    },
  };
}

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

/** Has `public/start-site.js` load and run the site's script. */
function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const [script, site] =
          /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
        if (!script || !site) throw new Error('index.html has no script of the site');
        return html.replace(script, '').replace('src="/start-site.js"', `$& data-site="${site}"`);
      },
    },
  };
}
