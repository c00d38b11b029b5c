import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { MAIL_KEY } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createMailQueue } from './mail-queue.ts';
import { claimDueMail, countMail } from './mail-queue.queries.ts';
import { retryDelayMs, startMailWorker } from './mail-worker.ts';
import { createSmtpMailer } from './smtp.ts';

const db = await openTestDatabase();
const FROM = { name: 'Spelling Orchard', address: 'no-reply@spellingorchard.example' };
const TEN_MINUTES = 10 * 60_000;
const DELIVERY = { keepTryingForMs: TEN_MINUTES, priority: 'standard' } as const;
const DAY_MS = 24 * 60 * 60_000;
const MESSAGE = { to: 'ada@school.example', subject: 'Your code is 123456', text: 'Use it soon.' };

afterEach(async () => {
  await db.deleteFrom('mail_queue').execute();
});

test('a queued message reaches the mail server, and leaves the queue', async () => {
  const server = await startMailServer();
  const post = startPost(server.url);
  await post.add(MESSAGE);
  await eventually(() => expect(server.received).toHaveLength(1));
  expect(server.received[0]?.recipients).toEqual(['ada@school.example']);
  expect(server.received[0]?.mail).toMatchObject({
    subject: 'Your code is 123456',
    from: FROM,
    text: 'Use it soon.\n',
  });
  await eventually(async () => expect(await queued()).toHaveLength(0));
});

test('many messages are sent without a pause, also when the planner believes that the queue is short', async () => {
  const server = await startMailServer();
  await idleQueue(DAY_MS).add(db, MESSAGE, DELIVERY);
  await sql`vacuum analyze mail_queue`.execute(db);
  const queue = idleQueue();
  for (let n = 0; n < 60; n += 1) await queue.add(db, MESSAGE, DELIVERY);
  const time = new Date();
  const claim = { now: time, leaseUntil: time, limit: 5, kind: 'known people' } as const;
  expect(await claimDueMail(db, claim)).toHaveLength(5);
  const began = performance.now();
  startPost(server.url);
  await eventually(() => expect(server.received).toHaveLength(60));
  // The worker looks by itself every five seconds only, and takes five at a time.
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('a waiting message cannot be read in the database', async () => {
  const queue = idleQueue();
  await queue.add(db, MESSAGE, DELIVERY);
  const [row] = await queued();
  expect(row?.sealed_message.toString('latin1')).not.toMatch(/123456|ada@school/);
});

test('a message is not sent when the transaction that queued it is rolled back', async () => {
  const server = await startMailServer();
  const post = startPost(server.url);
  const undone = db.transaction().execute(async (transaction) => {
    await post.queue.add(transaction, MESSAGE, DELIVERY);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await post.add({ ...MESSAGE, subject: 'The next one' });
  await eventually(() => expect(server.received).toHaveLength(1));
  expect(server.received[0]?.mail.subject).toBe('The next one');
});

test('a message waits while the mail server is down, and is sent when it is back', async () => {
  const post = startPost('smtp://127.0.0.1:1');
  await post.add(MESSAGE);
  await eventually(() => expect(post.log()).toContain('could not be sent yet'));
  expect(await queued()).toHaveLength(1);
  await post.worker.stop();

  const server = await startMailServer();
  const later = startPost(server.url, new Date(Date.now() + retryDelayMs(1)));
  later.worker.wake();
  await eventually(() => expect(server.received).toHaveLength(1));
});

test('a message whose time ran out is given up', async () => {
  const post = startPost('smtp://127.0.0.1:1', new Date(Date.now() + 2 * TEN_MINUTES));
  await idleQueue().add(db, MESSAGE, DELIVERY);
  post.worker.wake();
  await eventually(() => expect(post.log()).toContain('its time ran out'));
  await eventually(async () => expect(await queued()).toHaveLength(0));
});

test('a recipient that the mail server refuses for good is not tried again', async () => {
  const server = await startMailServer({ refuseRecipient: 550 });
  const post = startPost(server.url);
  await post.add(MESSAGE);
  await eventually(() => expect(post.log()).toContain('refused for good'));
  await eventually(async () => expect(await queued()).toHaveLength(0));
});

test('a recipient that the mail server refuses for now is tried again', async () => {
  const server = await startMailServer({ refuseRecipient: 451 });
  const post = startPost(server.url);
  await post.add(MESSAGE);
  await eventually(() => expect(post.log()).toContain('could not be sent yet'));
  expect(await queued()).toHaveLength(1);
});

test('a message waits when the mail server refuses the sender', async () => {
  const server = await startMailServer({ refuseSender: 553 });
  const post = startPost(server.url);
  await post.add(MESSAGE);
  await eventually(() => expect(post.log()).toContain('could not be sent yet'));
  expect(await queued()).toHaveLength(1);
});

test('a message counts as tried once its delivery has failed, and not during it', async () => {
  const silent = await startMailServer({ silentAbout: MESSAGE.to });
  const oldestSeconds = expect.any(Number);
  const slow = startPost(silent.url);
  await slow.add(MESSAGE);
  await eventually(async () => expect(await isClaimed()).toBe(true));
  expect(await countMail(db)).toEqual({ untried: 1, tried: 0, oldestSeconds });
  await silent.close();
  await eventually(async () =>
    expect(await countMail(db)).toEqual({ untried: 0, tried: 1, oldestSeconds }),
  );
});

test('a message that the mail server does not answer does not hold up the next', async () => {
  const server = await startMailServer({ silentAbout: 'slow@school.example' });
  const post = startPost(server.url);
  await post.add({ ...MESSAGE, to: 'slow@school.example' });
  await eventually(async () => expect(await isClaimed()).toBe(true));
  await post.add(MESSAGE);
  await eventually(() => expect(server.received).toHaveLength(1));
  expect(server.received[0]?.recipients).toEqual(['ada@school.example']);
  await server.close();
});

test('a slow delivery stays with its worker', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await startMailServer({ silentAbout: MESSAGE.to });
  const post = startPost(server.url);
  await post.add(MESSAGE);
  await eventually(async () => expect(await isClaimed()).toBe(true));
  const leaseEnds = (await queued())[0]?.next_attempt_at ?? new Date(0);
  for (let renewal = 0; renewal < 3; renewal += 1) await vi.advanceTimersByTimeAsync(5000);
  await eventually(async () => {
    const [row] = await queued();
    expect(row?.next_attempt_at.getTime()).toBeGreaterThan(leaseEnds.getTime());
  });
  await server.close();
});

test('two workers send each message once', async () => {
  const server = await startMailServer();
  const first = startPost(server.url);
  const second = startPost(server.url);
  for (let n = 0; n < 60; n += 1) {
    await first.queue.add(db, { ...MESSAGE, subject: String(n) }, DELIVERY);
  }
  first.worker.wake();
  second.worker.wake();
  await eventually(async () => expect(await queued()).toHaveLength(0));
  expect(new Set(server.received.map(({ mail }) => mail.subject)).size).toBe(60);
  expect(server.received).toHaveLength(60);
});

test('mail to people with an account goes first, and strangers never take every delivery', async () => {
  const server = await startMailServer({ holds: true });
  const queue = idleQueue();
  for (const priority of ['last', 'standard', 'first'] as const) {
    for (let n = 0; n < 12; n += 1) {
      await queue.add(db, { ...MESSAGE, subject: priority }, { ...DELIVERY, priority });
    }
  }
  startPost(server.url);
  for (let answered = 0; answered < 36; answered += 1) {
    const toKnownPeople = Math.max(24 - answered, 0);
    // Five at once, of which strangers get one, and only when known people need no more.
    const sent = Math.min(answered + Math.min(5, toKnownPeople + 1), 36);
    await eventually(() => expect(server.received).toHaveLength(sent));
    server.answer();
  }
  const subjects = server.received.map(({ mail }) => mail.subject);
  expect(subjects).toEqual([
    ...Array(12).fill('first'),
    ...Array(12).fill('standard'),
    ...Array(12).fill('last'),
  ]);
  await eventually(async () => expect(await queued()).toHaveLength(0));
});

test('the log has neither recipient nor code', async () => {
  const server = await startMailServer({ refuseRecipient: 550 });
  const post = startPost(server.url);
  await post.add(MESSAGE);
  await eventually(() => expect(post.log()).toContain('refused for good'));
  expect(post.log()).not.toMatch(/123456|ada@school/);
});

test('each wait is twice the one before, up to ten minutes', () => {
  expect([1, 2, 3, 4].map(retryDelayMs)).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(retryDelayMs(30)).toBe(TEN_MINUTES);
});

function startPost(url: string, time?: Date) {
  const { log, lines } = captureLog();
  const now = () => time ?? new Date();
  const mailer = createSmtpMailer(url, FROM);
  const worker = startMailWorker({ db, mailer, key: MAIL_KEY, now, log });
  onTestFinished(worker.stop);
  const queue = createMailQueue(MAIL_KEY, now, worker.wake);
  return {
    worker,
    queue,
    log: () => lines.join(''),
    async add(message: typeof MESSAGE) {
      await queue.add(db, message, DELIVERY);
      queue.wake();
    },
  };
}

function queued() {
  return db.selectFrom('mail_queue').selectAll().execute();
}

/** Whether a worker has claimed the first message, which postpones its next attempt. */
async function isClaimed(): Promise<boolean> {
  const [mail] = await queued();
  return mail !== undefined && mail.next_attempt_at > new Date();
}

/** A queue that wakes no worker. */
function idleQueue(aheadMs = 0) {
  return createMailQueue(
    MAIL_KEY,
    () => new Date(Date.now() + aheadMs),
    () => {},
  );
}
