/**
 * Builds the product as another release, into the folder named: the same server, and a site all of whose scripts
 * and style sheets have other hashes, with a picture of its own.
 */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { precompress } from '#tooling/precompress.ts';
import { DIST, PROJECT_ROOT } from '#tooling/project-root.ts';

const [folder = ''] = process.argv.slice(2);
const site = join(folder, 'web');
for (const part of ['server', 'pages']) {
  await cp(join(DIST, part), join(folder, part), { recursive: true });
}
await build({
  configFile: join(PROJECT_ROOT, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [changeEveryFile()],
  worker: { plugins: () => [changeEveryFile()] },
  build: { outDir: site, emptyOutDir: true },
});
await writeFile(
  join(site, 'pictures/another-release.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
);
await precompress(site);

function changeEveryFile(): Plugin {
  return {
    name: 'change-every-file',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.css') ? `${code}\n:root { --release: another; }` : undefined,
    renderChunk: (code) => `${code}\nglobalThis.release = 'another';`,
  };
}
