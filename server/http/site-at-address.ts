import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { EARLY_PAGES, ORIGIN_PLACEHOLDER } from '#contract/early-pages.ts';
import { type Asset, assetOf, type Site } from './static-site.ts';

/** The built site with what only the one who runs it knows: its own address, where search engines want it. */
export function siteAtAddress(built: Site, publicUrl: string): Site {
  const site = new Map(built);
  for (const file of Object.values(EARLY_PAGES)) {
    const text = textOf(built, file);
    if (text) put(site, file, text.replaceAll(ORIGIN_PLACEHOLDER, publicUrl));
  }
  put(
    site,
    '/robots.txt',
    `${textOf(built, '/robots.txt').trimEnd()}\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
  put(site, '/sitemap.xml', sitemap(publicUrl));
  return site;
}

function sitemap(publicUrl: string): string {
  const pages = Object.keys(EARLY_PAGES).map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`;
}

/** With its compressed twins, which the build cannot make of these. */
function put(site: Map<string, Asset>, file: string, text: string): void {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  site.set(file, assetOf(bytes));
  site.set(`${file}.br`, assetOf(brotliCompressSync(bytes, { params })));
  site.set(`${file}.gz`, assetOf(gzipSync(bytes)));
}

function textOf(site: Site, file: string): string {
  return Buffer.from(site.get(file)?.bytes ?? []).toString();
}
