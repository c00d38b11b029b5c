import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { MAIL_KEY } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { countMail } from './mail-queue.queries.ts';
import { createMailQueue } from './mail-queue.ts';
import { startMailWorker } from './mail-worker.ts';
import { createSmtpMailer } from './smtp.ts';

const db = await openTestDatabase();
const FROM = { name: 'Spelling Orchard', address: 'no-reply@spellingorchard.example' };
const MESSAGE = { to: 'ada@school.example', text: 'Hello' };
const now = () => new Date();

test('a newsletter waits for all other mail, and is no sign that mail is late', async () => {
  const server = await startMailServer();
  const queue = createMailQueue(MAIL_KEY, now, () => {});
  for (const priority of ['newsletter', 'last', 'standard'] as const) {
    for (let n = 0; n < 12; n += 1) {
      await queue.add(db, { ...MESSAGE, subject: priority }, { keepTryingForMs: 60_000, priority });
    }
  }
  const older = { created_at: new Date(Date.now() - 3_600_000) };
  await db.updateTable('mail_queue').set(older).where('priority', '=', 3).execute();
  expect((await countMail(db)).oldestSeconds).toBeLessThan(60);
  const mailer = createSmtpMailer(server.url, FROM);
  const worker = startMailWorker({ db, mailer, key: MAIL_KEY, now, log: captureLog().log });
  onTestFinished(worker.stop);
  await eventually(() => expect(server.received).toHaveLength(36));
  const subjects = server.received.map(({ mail }) => mail.subject);
  const untilKnown = subjects.slice(0, subjects.lastIndexOf('standard') + 1);
  // Five are sent at once, so a few may overtake each other.
  expect(untilKnown.filter((subject) => subject === 'newsletter').length).toBeLessThanOrEqual(5);
  const firstHalf = subjects.slice(0, 18);
  expect(firstHalf.filter((subject) => subject === 'newsletter').length).toBeLessThan(9);
});
