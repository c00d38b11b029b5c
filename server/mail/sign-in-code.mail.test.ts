import { expect, test } from 'vitest';
import { signInCodeMail } from './sign-in-code.mail.ts';

const mail = signInCodeMail('ada@school.example', '042137');

test('the code is in the subject, the text and the page', () => {
  expect(mail.subject).toBe('042137 is your Spelling Orchard code');
  expect(mail.text).toContain('042137');
  expect(mail.html).toContain('>042137<');
});

test.each([['text', mail.text] as const, ['page', mail.html ?? ''] as const])(
  'the %s names the sender and how long the code works, and links nowhere',
  (_part, content) => {
    expect(content).toContain('Spelling Orchard');
    expect(content).toContain('10 minutes');
    expect(content).not.toMatch(/https?:|href|src=|url\(/);
  },
);
