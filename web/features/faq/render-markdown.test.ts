import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

test('headings, lists, links and emphasis become HTML', () => {
  expect(elements('## Signing in\n\n- **Code**\n- [Pricing](/pricing)\n')).toEqual([
    'H2',
    'UL',
    'LI',
    'STRONG',
    'LI',
    'A',
  ]);
  expect(renderMarkdown('[Pricing](/pricing)')).toContain('<a href="/pricing">Pricing</a>');
  expect(renderMarkdown('[Mail](mailto:team@orchard.example)')).toContain('href="mailto:');
});

test('keywords do not show', () => {
  expect(renderMarkdown('<!-- keywords: secret -->\n\nText')).not.toContain('secret');
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<p onclick="alert(1)" style="color:red" id="main">text</p>',
  '[text](javascript:alert(1))',
  '[text](JaVaScRiPt&#58;alert(1))',
  '[text](data:text/html;base64,PHNjcmlwdD4=)',
  '<a href="vbscript:x" target="_blank">text</a>',
  '<svg><a xlink:href="javascript:alert(1)">text</a></svg>',
  '<iframe src="https://example.org"></iframe>',
  '<form action="/x"><input name="email"></form>',
])('%s cannot do anything', (markdown) => {
  const html = renderMarkdown(markdown);

  expect(html).not.toMatch(/<(?:img|script|svg|iframe|form|input)/i);
  expect(html).not.toMatch(/<[^>]*(?:\son|style|\sid|target|href)/i);
});

function elements(markdown: string): string[] {
  const holder = document.createElement('div');
  holder.innerHTML = renderMarkdown(markdown);
  return [...holder.querySelectorAll('*')].map(({ tagName }) => tagName);
}
