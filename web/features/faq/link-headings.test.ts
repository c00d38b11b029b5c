import { expect, test } from 'vitest';
import { linkHeadings } from './link-headings.ts';

test('a question is a link to itself, and categories are listed', () => {
  const { html, categories } = linkHeadings("<h2>Signing in</h2><h3>What's new?</h3><p>Much.</p>");

  expect(html).toBe(
    '<section aria-labelledby="faq-signing-in"><h2 id="faq-signing-in">Signing in</h2><h3 id="faq-whats-new"><a href="#faq-whats-new">What\'s new?</a></h3><p>Much.</p></section>',
  );
  expect(categories).toEqual([{ id: 'faq-signing-in', text: 'Signing in' }]);
});

test('headings with the same words have different addresses', () => {
  const { categories } = linkHeadings('<h2>Main</h2><h2>Main</h2><h2>Main!</h2>');

  expect(categories.map(({ id }) => id)).toEqual(['faq-main', 'faq-main-2', 'faq-main-3']);
});

test('a category has a section with all that follows, up to the next; what comes before is in none', () => {
  const { html } = linkHeadings(
    '<p>Before.</p>\n<h2>A</h2>one<p>two</p>\n<h2>B</h2><h2>C</h2><p>x</p>',
  );

  expect(html).toBe(
    '<p>Before.</p>\n<section aria-labelledby="faq-a"><h2 id="faq-a">A</h2>one<p>two</p>\n</section><section aria-labelledby="faq-b"><h2 id="faq-b">B</h2></section><section aria-labelledby="faq-c"><h2 id="faq-c">C</h2><p>x</p></section>',
  );
});

test('what was text stays text', () => {
  const { html } = linkHeadings('<h3>&lt;img src=x onerror=alert(1)&gt;</h3>');

  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('id="faq-img-src-x-onerror-alert-1"');
});
