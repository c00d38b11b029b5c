import { expect, test } from 'vitest';
import { renderFaq } from './render-faq.ts';

test('a question is a link to itself, and categories are listed', () => {
  const { html, categories } = renderFaq("## Signing in\n\n### What's new?\n\nMuch.\n");

  expect(html.replaceAll('\n', '')).toBe(
    '<section aria-labelledby="faq-signing-in"><h2 id="faq-signing-in">Signing in</h2><h3 id="faq-whats-new"><a href="#faq-whats-new">What&#39;s new?</a></h3><p>Much.</p></section>',
  );
  expect(categories).toEqual([{ id: 'faq-signing-in', text: 'Signing in' }]);
});

test('headings with the same words have different addresses', () => {
  const { categories } = renderFaq('## Main\n\n## Main\n\n## Main!\n');

  expect(categories.map(({ id }) => id)).toEqual(['faq-main', 'faq-main-2', 'faq-main-3']);
});

test('a category has a section with all that follows, up to the next; what comes before is in none', () => {
  const { html } = renderFaq('Before.\n\n## A\n\none\n\ntwo\n\n## B\n\n## C\n\nx\n');

  expect(html.replaceAll('\n', '')).toBe(
    '<p>Before.</p><section aria-labelledby="faq-a"><h2 id="faq-a">A</h2><p>one</p><p>two</p></section><section aria-labelledby="faq-b"><h2 id="faq-b">B</h2></section><section aria-labelledby="faq-c"><h2 id="faq-c">C</h2><p>x</p></section>',
  );
});

test('a question that contains a link is not a link itself', () => {
  expect(renderFaq('### See [Pricing](/pricing)\n').html).toContain(
    '<h3 id="faq-see-pricing">See <a href="/pricing">Pricing</a></h3>',
  );
});

test('what was text stays text', () => {
  const { html } = renderFaq('### `<img src=x onerror=alert(1)>`\n');

  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('id="faq-img-src-x-onerror-alert-1"');
});
