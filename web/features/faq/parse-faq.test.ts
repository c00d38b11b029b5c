import { expect, test } from 'vitest';
import { parseFaq } from './parse-faq.ts';

const MARKDOWN = `# Title

Nobody's answer.

## Signing in

### Where is my code?

<!-- keywords: spam folder, Junk -->

Look in the [inbox](/secret-address).

- And **wait**.

### And <!-- x --> then?
## Other
### Is constructor a word?
Yes.
`;

test('categories, questions, answers and keywords are read', () => {
  const [first, second, third, ...others] = parseFaq(MARKDOWN);

  expect(first).toMatchObject({
    category: 'Signing in',
    question: 'Where is my code?',
    answer: 'Look in the [inbox](/secret-address).\n\n- And **wait**.',
  });
  expect(second).toMatchObject({ category: 'Signing in', answer: '' });
  expect(third).toMatchObject({ category: 'Other', answer: 'Yes.' });
  expect(others).toEqual([]);
});

test('keywords are those given, the words of question, answer and category, and synonyms', () => {
  const keywords = parseFaq(MARKDOWN)[0]?.keywords;

  const expected = ['spam', 'folder', 'junk', 'code', 'inbox', 'wait', 'signing', 'login'];
  expect([...(keywords ?? [])]).toEqual(expect.arrayContaining(expected));
  for (const other of ['the', 'secret', 'address']) expect(keywords?.has(other)).toBe(false);
});

test('a file with Windows line ends, or with nothing in it, is read too', () => {
  expect(parseFaq(MARKDOWN.replaceAll('\n', '\r\n'))).toEqual(parseFaq(MARKDOWN));
  expect(parseFaq('')).toEqual([]);
});
