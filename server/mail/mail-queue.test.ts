import { expect, test } from 'vitest';
import { keptUntil } from '#contract/retention.ts';
import { MAIL_KEY } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { createMailQueue } from './mail-queue.ts';

const db = await openTestDatabase();
const TIME = new Date('2026-11-18T09:00:00Z');
const WEEK_MS = 7 * 24 * 60 * 60_000;
const MESSAGE = { to: 'ada@school.example', subject: 'Hello', text: 'Hello' };

test.each([{}, { keepTryingForMs: WEEK_MS }])(
  'a message with %j waits as long as the privacy page says, and no longer',
  async (delivery) => {
    await db.deleteFrom('mail_queue').execute();
    const queue = createMailQueue(
      MAIL_KEY,
      () => TIME,
      () => {},
    );
    await queue.add(db, MESSAGE, { ...delivery, priority: 'standard' });
    const waiting = await db.selectFrom('mail_queue').select('expires_at').execute();
    expect(waiting).toEqual([{ expires_at: keptUntil('waitingMail', TIME) }]);
  },
);
