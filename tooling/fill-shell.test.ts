import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ORIGIN_PLACEHOLDER } from '#contract/early-pages.ts';
import { LEARNING_TABS } from '#contract/page-routes.ts';
import { fillShell } from './fill-shell.ts';

const SHELL = `<title>Spelling Orchard</title>
<meta
  name="description"
  content="The site"
/>
<link rel="modulepreload" fetchpriority="low" href="/assets/main.js">
<div id="root"><p>Wait</p></div>`;

const PAGE = {
  html: '<link rel="preload" as="image" href="/hero.webp"><h1>Prices</h1>',
  texts: '<script type="application/json">"words"</script>',
  title: 'Pricing & "plans" – Spelling Orchard',
  description: 'What a school pays <b>',
  pictureText: 'Slides & a worksheet',
};

test('a page has a head for search engines and link previews', () => {
  const head = headOf(fillShell(SHELL, '/pricing', PAGE));

  const address = `${ORIGIN_PLACEHOLDER}/pricing`;
  expect(head.get('description')).toBe('What a school pays &lt;b>');
  expect(head.get('og:type')).toBe('website');
  expect(head.get('og:locale')).toBe('en_GB');
  expect(head.get('og:site_name')).toBe('Spelling Orchard');
  expect(head.get('og:title')).toBe('Pricing &amp; &quot;plans&quot; – Spelling Orchard');
  expect(head.get('og:description')).toBe('What a school pays &lt;b>');
  expect(head.get('og:url')).toBe(address);
  expect(head.get('og:image')).toBe(`${ORIGIN_PLACEHOLDER}/pictures/shared.jpg`);
  expect(head.get('og:image:alt')).toBe('Slides &amp; a worksheet');
  expect(head.get('twitter:card')).toBe('summary_large_image');
});

test('a page has its content and preloads, and none of the code that can wait', () => {
  const page = fillShell(SHELL, '/pricing', PAGE);

  expect(page).toContain(`<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/pricing" />`);
  expect(page).toMatch(/<link rel="preload"[^>]*>\s*<meta name="description"/);
  expect(page).toMatch(
    /<div id="root" [^>]+><h1>Prices<\/h1><\/div><script type="application\/json">/,
  );
  expect(page).not.toContain('main.js');
  expect(page).not.toContain('Wait');
});

test('a shell without the parts to be replaced is refused', () => {
  expect(() => fillShell('<title>Nothing else</title>', '/', PAGE)).toThrow(/has nothing like/);
});

test('the picture for link previews exists', () => {
  const picture = readFileSync('web/public/pictures/shared.jpg');

  expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

test('robots.txt disallows every page that needs a sign-in, and no other', () => {
  const robots = readFileSync('web/public/robots.txt', 'utf8');

  const disallowed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(robots).toMatch(/^User-agent: \*$/m);
  const tabs = LEARNING_TABS.map((tab) => `/${tab}`);
  expect(disallowed).toEqual(['/api/', '/admin', '/profile', ...tabs]);
});

function headOf(page: string): Map<string, string> {
  const metas = page.matchAll(/<meta (?:name|property)="(.+?)" content="(.*?)" \/>/g);
  return new Map([...metas].map(([, name = '', content = '']) => [name, content]));
}
