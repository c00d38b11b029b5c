import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filterFaq } from './filter-faq.ts';

const MARKDOWN = `## Printing

### How do I print?

<!-- keywords: photocopy -->

Choose **Print**.

### Does it need ink?

Yes, a little.

## Prices

### Who are you?

A school.
`;

test.each([
  ['print', ['How do I print?', 'Does it need ink?']],
  ['PRINT choose', ['How do I print?']],
  ['photocopies', []],
  ['photocopy', ['How do I print?']],
  ['price', ['Who are you?']],
  ['schools', ['Who are you?']],
  ['who are you', ['Who are you?']],
  ['$& <img>', []],
])('"%s" finds %j', (term, questions) => {
  const { markdown, found, all } = filterFaq(MARKDOWN, term);

  expect([...markdown.matchAll(/^### (.*)$/gm)].map(([, question]) => question)).toEqual(questions);
  expect({ found, all }).toEqual({ found: questions.length, all: 3 });
});

test('the questions stay under their categories, each category once', () => {
  expect(filterFaq(MARKDOWN, 'print').markdown).toBe(
    '## Printing\n\n### How do I print?\n\nChoose **Print**.\n\n### Does it need ink?\n\nYes, a little.',
  );
});

test.each(['', '   '])('without a term every question is there', (term) => {
  expect(filterFaq(MARKDOWN, term)).toEqual({ markdown: MARKDOWN, found: 3, all: 3 });
});

test('a long term is searched for at once', () => {
  const faq = readFileSync('web/public/md/faq.md', 'utf8');
  // The fastest of five runs: the others may have waited for other processes.
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    filterFaq(faq, 'print '.repeat(10_000));
    filterFaq(faq, 'x'.repeat(60_000));
    return performance.now() - startedAt;
  });
  expect(Math.min(...times)).toBeLessThan(200);
});
