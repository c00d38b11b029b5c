import { BRAND } from '#contract/brand.ts';
import { EARLY_PAGE_ATTRIBUTE, ORIGIN_PLACEHOLDER } from '#contract/early-pages.ts';

export interface EarlyPage {
  html: string;
  /** Elements with the texts that the page was written with. */
  texts: string;
  title: string;
  description: string;
  /** For who does not see the picture that is shown of the address. */
  pictureText: string;
}

/** Shown where somebody passes the address on. */
const SHARED_PICTURE = '/pictures/shared.jpg';

/** The site's empty page with the words of one page in it. */
export function fillShell(
  shell: string,
  path: string,
  { html, texts, ...words }: EarlyPage,
): string {
  // React begins with what is to be loaded early, which belongs into the head.
  const [preloads = ''] = /^(<link [^>]*>)*/.exec(html) ?? [];
  const title = escape(words.title);
  const description = escape(words.description);
  const address = ORIGIN_PLACEHOLDER + path;
  const head = `<title>${title}</title>
    <link rel="canonical" href="${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="en_GB" />
    <meta property="og:site_name" content="${escape(BRAND.name)}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${ORIGIN_PLACEHOLDER}${SHARED_PICTURE}" />
    <meta property="og:image:alt" content="${escape(words.pictureText)}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${preloads}`;
  const parts: [RegExp, string][] = [
    [/<title>.*?<\/title>/s, head],
    [/<meta\s+name="description".*?>/s, `<meta name="description" content="${description}" />`],
    // The page can be read without the site's code, which comes when it is wanted.
    [/(<link [^>]*fetchpriority="low"[^>]*>\s*)+/, ''],
    [
      /<div id="root">.*?<\/div>/s,
      `<div id="root" ${EARLY_PAGE_ATTRIBUTE}>${html.slice(preloads.length)}</div>${texts}`,
    ],
  ];
  return parts.reduce((page, [part, replacement]) => replace(page, part, replacement), shell);
}

function replace(page: string, part: RegExp, replacement: string): string {
  if (!part.test(page)) throw new Error(`the built page has nothing like ${part.source}`);
  return page.replace(part, () => replacement);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
