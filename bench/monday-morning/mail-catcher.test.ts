import nodemailer from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { startMailCatcher } from './mail-catcher.ts';

test('a code is handed over, whether it was waited for or came before', async () => {
  const mail = await startMailCatcher();
  onTestFinished(() => mail.close());
  const waited = mail.codeFor('early@orchard.example');
  const message = { from: 'no-reply@orchard.example', subject: '123456 is your code', text: '' };
  const to = ['early@orchard.example', 'late@orchard.example'];
  await nodemailer.createTransport(mail.url).sendMail({ ...message, to });
  expect(await waited).toBe('123456');
  expect(await mail.codeFor('late@orchard.example')).toBe('123456');
});

test('nobody waits for a code for ever', async () => {
  const mail = await startMailCatcher(20);
  onTestFinished(() => mail.close());
  await expect(mail.codeFor('nobody@orchard.example')).rejects.toThrow(
    'no message with a code came within 0.02 seconds',
  );
});
