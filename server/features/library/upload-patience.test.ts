import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { aFolder, storeFindings } from '#testing/library.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { freePort } from '../../db/embedded/free-port.ts';
import type { App } from '../../http/context.ts';
import { answerError } from '../../http/errors.ts';
import { drain, listen } from '../../http/listen.ts';
import { requestLog } from '../../http/request-log.ts';
import { createChangeTurns } from './changes.service.ts';
import { uploadRoute } from './upload.routes.ts';

const AT_ONCE = 6;
/** A tenth of what the product has. */
const UPLOADING = { turnMs: 2000, pace: { bytes: 6000, withinMs: 3000 } };
const LISTENING = { headersMs: 1000, requestMs: 180_000, idleMs: 6000, keepAliveMs: 6500 };
const FOLDER = '/api/library/uploads/learning/Year%202/Week%201';

const ADMINISTRATOR = {
  sessionId: '1',
  userId: '1',
  email: 'head@spellingorchard.example',
  username: null,
  isAdmin: true,
  school: null,
  providerCheck: null,
  hasPasskey: false,
  needsPasskey: false,
};

const db = await openTestDatabase();

test('slow uploads are ended with an answer, and so are uploads that wait too long for their turn', async () => {
  const { port, files, unfinished } = await start();
  const trickling = Array.from({ length: AT_ONCE }, (_, n) => trickle(port, `${n}.pdf`));
  await eventually(async () => expect(await readdir(unfinished)).toHaveLength(AT_ONCE));

  const waited = await send(port, 'waits.pdf');
  expect([waited.status, waited.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await waited.text()).toContain('service/unavailable');

  for (const answer of await Promise.all(trickling)) {
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('request/timeout');
  }
  expect((await send(port, 'next.pdf')).status).toBe(200);
  expect(await storeFindings(db, files)).toEqual([]);
  expect(await readdir(unfinished)).toEqual([]);
}, 60_000);

async function start() {
  const { files, folder, metrics } = await createTestApp(db);
  const { log } = captureLog();
  await aFolder(db, 'Year 2/Week 1');
  const checkPdf = async () => ({ pages: 1, picture: new Uint8Array([1]), texts: [''] });
  const now = () => new Date();
  const needs = { db, files, log, now, checkPdf, metrics, takeTurn: createChangeTurns() };
  const { method, path, handle } = uploadRoute(needs, UPLOADING);
  const app: App = new Hono();
  app.onError(answerError);
  app.use(requestLog(log));
  app.use(async (c, next) => {
    c.set('findCaller', async () => ADMINISTRATOR);
    await next();
  });
  app.on(method, path, handle);
  const port = await freePort('localhost');
  const server = await listen(app, { host: 'localhost', port }, log, LISTENING);
  onTestFinished(() => drain(server, 0));
  return { port, files, unfinished: join(folder, 'files/unfinished') };
}

function send(port: number, name: string): Promise<Response> {
  return fetch(`http://localhost:${port}${FOLDER}/${name}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/pdf' },
    body: new Uint8Array(slides(1)),
  });
}

/** Sends a byte now and then; returns all that is answered until the connection ends. */
async function trickle(port: number, name: string): Promise<string> {
  const socket = connect(port, 'localhost');
  const head = `PUT ${FOLDER}/${name} HTTP/1.1\r\nHost: a\r\nContent-Type: application/pdf`;
  socket.on('error', () => {});
  socket.write(`${head}\r\nContent-Length: 9999\r\n\r\n%PDF-1.7`);
  const drops = setInterval(() => socket.write(' '), 100);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  clearInterval(drops);
  return answer;
}
