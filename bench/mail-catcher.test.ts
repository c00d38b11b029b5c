import nodemailer from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { startMailCatcher } from './mail-catcher.ts';

test('a code is returned to a caller that waits for it, and to one that asks later', async () => {
  const mail = await startMailCatcher();
  onTestFinished(() => mail.close());
  const waited = mail.codeFor('early@orchard.example');
  await send(mail.url, '123456');
  expect(await waited).toBe('123456');
  expect(await mail.codeFor('late@orchard.example')).toBe('123456');
});

test('the second code of an address can be asked for, and each message takes the set time', async () => {
  const mail = await startMailCatcher({ takesMs: 50 });
  onTestFinished(() => mail.close());
  const began = performance.now();
  for (const code of ['111111', '222222']) await send(mail.url, code);
  expect(performance.now() - began).toBeGreaterThan(95);
  expect(await mail.codeFor('early@orchard.example', 1)).toBe('222222');
  expect(mail.codesSoFar('early@orchard.example')).toBe(2);
});

test('waiting for a code ends with an error', async () => {
  const mail = await startMailCatcher({ codeWithinMs: 20 });
  onTestFinished(() => mail.close());
  await expect(mail.codeFor('nobody@orchard.example')).rejects.toThrow(
    'no message with a code came within 0.02 seconds',
  );
});

async function send(url: string, code: string): Promise<void> {
  const message = { from: 'no-reply@orchard.example', subject: `${code} is your code`, text: '' };
  const to = ['early@orchard.example', 'late@orchard.example'];
  await nodemailer.createTransport(url).sendMail({ ...message, to });
}
