import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SERVER = 'http://localhost:3000';

/** What the server answers in development; `/api/call.ts` and its neighbours are source of ours. */
const SERVER_PATHS = '^/(api/(?![\\w-]+\\.ts)|outbox|health|files)';

/** Changes seldom, so a school's browser keeps it from one version of the site to the next. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
};

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), preloadSiteFont()],
  build: {
    // The oldest browsers that know cascade layers, which Tailwind's style sheet is built on.
    target: ['chrome99', 'edge99', 'firefox97', 'safari15.4'],
    // Nothing becomes a data: address; the content security policy allows fonts from our origin only.
    assetsInlineLimit: 0,
    // A browser that cannot preload modules loads them a moment later; that needs no script of ours.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [FRAMEWORK] } } },
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
