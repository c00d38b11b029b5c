import { BRAND } from '#contract/brand.ts';
import { EARLY_PAGE_ATTRIBUTE, ORIGIN_PLACEHOLDER } from '#contract/early-pages.ts';

export interface EarlyPage {
  html: string;
  /** Elements with the data that the page was rendered from. */
  texts: string;
  title: string;
  description: string;
  /** The alternative text of the picture in a link preview. */
  pictureText: string;
}

/** The picture in a link preview. */
const SHARED_PICTURE = '/pictures/shared.jpg';

/** Fills the site's empty page with the content and the head of one page. */
export function fillShell(
  shell: string,
  path: string,
  { html, texts, ...words }: EarlyPage,
): string {
  // React's output begins with its preload links, which belong in the head.
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
    // The page can be read without the site's code, which is loaded at the first interaction.
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
