import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { AppError } from '../app-error.ts';
import { freePort } from '../db/embedded/free-port.ts';
import { drain, listen } from './listen.ts';

const db = await openTestDatabase();
const UPLOAD = 'PUT /api/library/uploads/learning/Year%202/Week%201/Slides.pdf HTTP/1.1';
const PDF = 'Content-Type: application/pdf';
const JSON_TYPE = 'Content-Type: application/json';
let port: number;
let cookie: string;

beforeEach(async () => {
  await db.deleteFrom('objects').execute();
  const product = await createTestApp(db, {
    around: (files) => ({
      ...files,
      put: async (content) => {
        // A disk that fills up during the upload.
        for await (const chunk of content)
          if (chunk.byteLength > 0) throw new AppError('storage/full');
        return files.put(content);
      },
    }),
  });
  cookie = await anAdministrator(product, db, `head-${Math.random()}@office.example`);
  await db
    .insertInto('objects')
    .values(folders(['Year 2', 'Year 2/Week 1']))
    .execute();
  port = await freePort('localhost');
  const server = await listen(product.app, { host: 'localhost', port }, captureLog().log);
  onTestFinished(() => drain(server, 0));
});

test.each([
  ['an upload for which there is no room', 507, () => [UPLOAD, PDF, `Cookie: ${cookie}`]],
  ['an upload of a visitor', 401, () => [UPLOAD, PDF]],
  ['a call of another site', 403, () => [UPLOAD, PDF, 'Origin: https://evil.example']],
  ['a call that does not exist', 404, () => ['POST /api/nothing HTTP/1.1', JSON_TYPE]],
  [
    'a message that is not JSON',
    415,
    () => ['POST /api/support/messages HTTP/1.1', 'Content-Type: text/plain'],
  ],
])('%s is refused with %i before its end, and the connection ends', async (_what, status, head) => {
  const answer = await sendUnfinished(head());
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('a refusal of a request that was received whole leaves the connection open', async () => {
  const answer = await sendUnfinished(['GET /api/nothing HTTP/1.1'], '');
  expect(answer).toContain('HTTP/1.1 404 ');
  expect(answer.toLowerCase()).not.toContain('connection: close');
});

test('the connection of a refused 10 MB is ended, not reset, so that its answer is read', async () => {
  const socket = connect(port, 'localhost');
  onTestFinished(() => void socket.destroy());
  const ended = new Promise((resolve) => {
    socket.once('end', () => resolve('ended'));
    socket.once('error', ({ message }) => resolve(message));
  });
  socket.resume();
  const head = ['POST /api/sign-in/codes HTTP/1.1', JSON_TYPE, 'Content-Length: 10000000'];
  socket.write([...head, 'Host: localhost', '', ''].join('\r\n'));
  socket.write(Buffer.alloc(10_000_000, ' '));
  expect(await ended).toBe('ended');
});

/** Announces more than it sends; returns the head of the answer. */
async function sendUnfinished(head: string[], body = '%PDF-1.7 and no more'): Promise<string> {
  const socket = connect(port, 'localhost');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  const length = body ? ['Content-Length: 100000'] : [];
  socket.write([...head, 'Host: localhost', ...length, '', body].join('\r\n'));
  if (!body) socket.write('\r\n');
  const [answer] = await once(socket, 'data');
  return String(answer).split('\r\n\r\n')[0] ?? '';
}

function folders(paths: string[]) {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const type = 'application/octet-stream';
  return paths.flatMap((path) =>
    (['learning', 'learning-readonly'] as const).map((bucket) => ({
      bucket,
      path: `${path}/.keep`,
      hash: empty,
      size: 0,
      type,
    })),
  );
}
