import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { longestBlockMs } from '#testing/event-loop.ts';
import { freePort } from '../db/embedded/free-port.ts';
import type { App } from './context.ts';
import { drain, listen } from './listen.ts';
import { readJson } from './read-json.ts';

const HOLD_MS = 200;
const ONE_BYTE = '1\r\n \r\n';
const HALF_A_KIBIBYTE = `200\r\n${' '.repeat(512)}\r\n`;
const END = '2\r\n{}\r\n0\r\n\r\n';

test.each(['POST /json', 'POST /nothing', 'GET /'])(
  'a body in sixty thousand pieces sent to %s keeps nobody waiting',
  async (target) => {
    const port = await start();
    let answer = '';
    const heldMs = await longestBlockMs(async () => {
      answer = await send(port, target, ONE_BYTE.repeat(60_000) + END);
    });
    expect(heldMs).toBeLessThan(HOLD_MS);
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3}|^$/);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  },
);

test('a body in more pieces than its length explains is refused, and its connection closed', async () => {
  const port = await start();
  expect(await send(port, 'POST /json', ONE_BYTE.repeat(200))).toContain('400 Bad Request');
});

test.each([
  ['a hundred short pieces', ONE_BYTE.repeat(90)],
  ['many of ordinary length', HALF_A_KIBIBYTE.repeat(120)],
])('a body in %s is read', async (_what, pieces) => {
  const port = await start();
  expect(await send(port, 'POST /json', pieces + END)).toContain('200 OK');
});

async function start(): Promise<number> {
  const app: App = new Hono();
  app.onError((_error, c) => c.text('not read', 408));
  app.get('/', (c) => c.text('hello'));
  app.post('/json', async (c) => c.json(await readJson(c)));
  const port = await freePort('localhost');
  const server = await listen(app, { host: 'localhost', port }, captureLog().log);
  onTestFinished(() => drain(server, 0));
  return port;
}

/** What was answered until the server closed the connection, which it was asked to do. */
async function send(port: number, target: string, body: string): Promise<string> {
  const socket = connect(port, 'localhost');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  // The server may close the connection before everything was sent.
  socket.on('error', () => undefined);
  const headers =
    'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close';
  socket.write(`${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`);
  await once(socket, 'close');
  return answer;
}
