import { PUBLIC_PAGES } from '#contract/page-routes.ts';
import { type Asset, assetOf, type Site } from './static-site.ts';

/** The built site with the files that name its own address: `robots.txt` and the sitemap. */
export function siteAtAddress(built: Site, publicUrl: string): Site {
  const site = new Map(built);
  const robots = Buffer.from(built.get('/robots.txt')?.bytes ?? [])
    .toString()
    .trimEnd();
  put(site, '/robots.txt', `${robots}\nSitemap: ${publicUrl}/sitemap.xml\n`);
  put(site, '/sitemap.xml', sitemap(publicUrl));
  return site;
}

function sitemap(publicUrl: string): string {
  const pages = PUBLIC_PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`;
}

/** Too small to be worth compressing; what the build compressed does not name the address. */
function put(site: Map<string, Asset>, file: string, text: string): void {
  site.set(file, assetOf(Buffer.from(text)));
  site.delete(`${file}.br`);
  site.delete(`${file}.gz`);
}
