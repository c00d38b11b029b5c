import fc from '#testing/property.ts';
import { expect, test } from 'vitest';
import type { FeedbackContext } from './feedback-context.ts';
import { feedbackMail, MAIL_ADDRESS_CHARACTERS } from './feedback-mail.ts';

const CONTEXT = '\n\nSection: Teaching\n';
const PASTE_HERE = '\n\n[Please paste the rest of your feedback here.]';

test('the subject names the section, and the body has the text and every context line', () => {
  const { address, whole, rest } = feedbackMail('The slides are lovely.', aContext());

  expect(address).toMatch(/^mailto:feedback@spellingorchard\.example\?subject=/);
  expect(subjectOf(address)).toBe('Feedback - Teaching section');
  expect(bodyOf(address).split('\r\n')).toEqual([
    'The slides are lovely.',
    '',
    'Section: Teaching',
    'URL: https://orchard.example/teaching/Year%202/Week%201/Slides.pdf',
    'Year group: Year 2',
    'Week: Week 1',
    'Resource: Slides.pdf',
    'Date/time: 3 March 2026 at 09:15:00 GMT',
    'User agent: Mozilla/5.0 (Windows NT 10.0)',
  ]);
  expect(whole).toBe(bodyOf(address).replaceAll('\r\n', '\n'));
  expect(rest).toBe('');
});

test('context that is not selected is a dash', () => {
  const nowhere = { yearGroup: undefined, week: undefined, resource: undefined };
  const { address } = feedbackMail('Hello', aContext(nowhere));

  expect(bodyOf(address)).toContain('Year group: -\r\nWeek: -\r\nResource: -\r\n');
});

test.each([
  '%0ABcc: everyone@example.org',
  '%0D%0ABcc:everyone@example.org',
  '&bcc=everyone@example.org',
  '?cc=everyone@example.org&subject=Free',
  '#fragment &amp; "quotes" <b>bold</b> +plus',
  'Été 🍎 naïve — “quoted”',
])('%s stays text', (text) => {
  const { address } = feedbackMail(text, aContext());

  expectSubjectAndBodyOnly(address);
  expect(bodyOf(address).split('\r\n')[0]).toBe(text);
});

test.each(['one\r\nBcc: two', 'one\nBcc: two', 'one\rBcc: two'])(
  'every line end is one of e-mail, and none is bare: %j',
  (text) => {
    const { address } = feedbackMail(text, aContext());

    expect(address).toContain('one%0D%0ABcc%3A%20two%0D%0A%0D%0ASection');
    expectSubjectAndBodyOnly(address);
  },
);

test('a name in the address cannot make a line of its own', () => {
  const { address } = feedbackMail('Hello', aContext({ week: 'Week 1\r\nUser agent: none' }));

  expect(bodyOf(address)).toContain('Week: Week 1 User agent: none\r\n');
});

test('characters that cannot be mailed do not stop the mail', () => {
  const { address } = feedbackMail('half \uD83C and \u0000\u001B[31mred', aContext());

  expect(bodyOf(address).split('\r\n')[0]).toBe('half \uFFFD and [31mred');
});

test('20 KB are cut at the end of a word, and the rest is there to copy', () => {
  const text = 'The quick brown fox & friends. '.repeat(660).trim();
  const { address, whole, rest } = feedbackMail(text, aContext());

  const [beginning = ''] = bodyOf(address).split('\r\n');
  expect(address.length).toBeLessThanOrEqual(MAIL_ADDRESS_CHARACTERS);
  expect(beginning.length).toBeGreaterThan(500);
  expect(beginning.at(-1)).toBe(' ');
  expect(beginning + rest).toBe(text);
  expect(bodyOf(address)).toContain('[Please paste the rest of your feedback here.]');
  expect(bodyOf(address)).toContain('User agent: Mozilla/5.0');
  expect(whole.startsWith(text)).toBe(true);
});

test('the longest names leave room for what was written', () => {
  const name = '漢'.repeat(120);
  const url = `https://orchard.example/teaching/${encodeURIComponent(`${name}/${name}`)}`;
  const context = aContext({ url, yearGroup: name, week: name, resource: name, userAgent: name });

  const { address, rest } = feedbackMail('x'.repeat(200), context);

  expect(rest).toBe('');
  expect(address.length).toBeLessThanOrEqual(MAIL_ADDRESS_CHARACTERS);
});

test('whatever is written and selected, nothing is lost and nothing but subject and body is set', () => {
  const text = fc.string({ unit: 'binary', maxLength: 4000, size: 'max' });
  const words = fc.string({ unit: 'binary', size: 'large' });
  fc.assert(
    fc.property(text, words, words, (written, week, userAgent) => {
      const { address, whole, rest } = feedbackMail(written, aContext({ week, userAgent }));

      expect(address.length).toBeLessThanOrEqual(MAIL_ADDRESS_CHARACTERS);
      expectSubjectAndBodyOnly(address);
      expect(putTogether(bodyOf(address), rest)).toBe(whole.split(CONTEXT)[0]);
    }),
  );
});

function aContext(details: Partial<FeedbackContext> = {}): FeedbackContext {
  return {
    section: 'Teaching',
    url: 'https://orchard.example/teaching/Year%202/Week%201/Slides.pdf',
    yearGroup: 'Year 2',
    week: 'Week 1',
    resource: 'Slides.pdf',
    datetime: '3 March 2026 at 09:15:00 GMT',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0)',
    ...details,
  };
}

/** What the user has written, once the rest is pasted where the e-mail asks for it. */
function putTogether(body: string, rest: string): string | undefined {
  const [written] = body.replaceAll('\r\n', '\n').split(CONTEXT);
  return rest === '' ? written : written?.replace(PASTE_HERE, () => rest);
}

function expectSubjectAndBodyOnly(address: string): void {
  const { pathname, search, hash } = new URL(address);
  expect(pathname).toBe('feedback@spellingorchard.example');
  expect(hash).toBe('');
  expect(search.slice(1).split('&').map(nameOf)).toEqual(['subject', 'body']);
  expect(address).not.toMatch(/[\r\n\s<>"]/);
}

function nameOf(field: string): string | undefined {
  return field.split('=')[0];
}

function subjectOf(address: string): string {
  return decodeURIComponent(/\?subject=([^&]*)/.exec(address)?.[1] ?? '');
}

function bodyOf(address: string): string {
  return decodeURIComponent(/&body=([^&]*)$/.exec(address)?.[1] ?? '');
}
