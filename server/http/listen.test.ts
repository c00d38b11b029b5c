import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { freePort } from '../db/embedded/free-port.ts';
import { errorAnswer } from '#contract/error-answer.ts';
import type { App } from './context.ts';
import { drain, listen } from './listen.ts';
import { readJson } from './read-json.ts';

/** Long enough for a busy machine; the tests only show that connections are closed at all. */
const CLOSED_WITHIN_MS = 15_000;
const IMPATIENT = { headersMs: 400, requestMs: 60_000, idleMs: 600, keepAliveMs: 5000 };
const MEBIBYTE = 1024 * 1024;

test('a hundred connections that send their headers slowly are closed while others are served', async () => {
  const { port, url } = await start();
  const sockets = Array.from({ length: 100 }, () =>
    sendSlowly(port, 'GET / HTTP/1.1\r\n', 'X-A: b\r\n'),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect((await fetch(url)).status).toBe(200);
  await within(CLOSED_WITHIN_MS, Promise.all(sockets.map((socket) => closed(socket))));
});

test('a body that arrives too slowly is given up, and its connection closed', async () => {
  const { port } = await start();
  const head =
    'POST /json HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n';
  const socket = sendSlowly(port, head, ' ');
  await within(CLOSED_WITHIN_MS, closed(socket));
});

test('a caller that disconnects in the middle of its body is no error of the server', async () => {
  const { port, failures } = await start();
  const type = 'Content-Type: application/json';
  for (const length of ['Content-Length: 9999', 'Transfer-Encoding: chunked']) {
    const socket = connect(port, 'localhost');
    socket.write(`POST /patient HTTP/1.1\r\nHost: a\r\n${type}\r\n${length}\r\n\r\n1\r\n{`);
    await sleep(100);
    socket.destroy();
  }
  await eventually(() => expect(failures).toEqual(['request/timeout', 'request/timeout']));
});

test.each(['GET /', 'POST /json', 'POST /nothing'])(
  'an endless body sent to %s is cut off',
  async (target) => {
    const { port } = await start();
    const head = `${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n`;
    await within(CLOSED_WITHIN_MS, closed(sendSlowly(port, head, 'x'.repeat(1000))));
  },
);

test('endless headers are refused', async () => {
  const { port } = await start();
  const socket = connect(port, 'localhost');
  socket.on('error', () => {});
  socket.write(`GET / HTTP/1.1\r\nX-Endless: ${'x'.repeat(100_000)}`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('431');
});

test('of requests that do not wait for answers the first eight are served, one is refused, and the connection ends', async () => {
  const { port, url, requested, lines } = await start();
  const socket = connect(port, 'localhost');
  const answers: string[] = [];
  socket.on('data', (data) => answers.push(String(data)));
  socket.write('GET / HTTP/1.1\r\n\r\n'.repeat(3000));
  await within(CLOSED_WITHIN_MS, closed(socket));
  const statuses = [...answers.join('').matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => '200'), '400']);
  expect(requested).toHaveLength(8);
  expect(lines.filter((line) => line.includes('without waiting'))).toHaveLength(1);
  expect((await fetch(url)).status).toBe(200);
});

test('a connection may send any number of requests if it waits for each answer', async () => {
  const { port } = await start();
  const socket = connect(port, 'localhost');
  for (let n = 0; n < 30; n += 1) {
    socket.write('GET / HTTP/1.1\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK');
  }
  socket.destroy();
});

test('a probe that names no host is answered', async () => {
  const { port } = await start();
  const socket = connect(port, 'localhost');
  socket.write('GET / HTTP/1.0\r\n\r\n');
  expect(String((await once(socket, 'data'))[0])).toContain('200 OK');
});

test.each([
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'request/invalid'],
  ['an address that is none', 'GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'request/invalid'],
  ['nothing that HTTP knows', '\0\u0001\r\n\r\n', 400, 'request/invalid'],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'request/headers-too-large',
  ],
])(
  'a request with %s is refused like any other, with its id in the log',
  async (_, text, status, code) => {
    const { port, lines } = await start();
    const socket = connect(port, 'localhost');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.end(text);
    const [head, body = ''] = String((await once(socket, 'data'))[0]).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    const { error } = errorAnswer.parse(JSON.parse(body));
    expect(error.code).toBe(code);
    expect(lines.join('')).toContain(error.requestId);
  },
);

test('clients that never read an answer do not make the server buffer it', async () => {
  const { port, server } = await start();
  const before = process.memoryUsage.rss();
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(port, 'localhost').pause();
    socket.on('error', () => {});
    socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n');
    return socket;
  });
  await sleep(400);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEBIBYTE);
  // Only a socket that is read notices that it was closed, and one that is read before that is served without end.
  await eventually(async () => expect(await connectionsOf(server)).toBe(0));
  await within(CLOSED_WITHIN_MS, Promise.all(sockets.map((socket) => closed(socket.resume()))));
});

test('an answer that takes longer than the idle limit is sent all the same', async () => {
  const { url } = await start();
  const body = 'x'.repeat(100_000);
  const answer = await fetch(`${url}/thorough`, { method: 'POST', body });
  expect(await answer.text()).toBe(String(body.length));
});

test('draining lets a running request finish and accepts no further one', async () => {
  const { server, url, requested, finishSlow } = await start();
  const slow = fetch(`${url}/slow`);
  await eventually(() => expect(requested).toEqual(['/slow']));
  const drained = drain(server, 2 * CLOSED_WITHIN_MS);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  finishSlow();
  expect(await (await slow).text()).toBe('done');
  await within(CLOSED_WITHIN_MS, drained);
});

test('draining does not wait for ever', async () => {
  const { server, url, requested } = await start();
  const endless = fetch(`${url}/never`).catch(() => 'cut off');
  await eventually(() => expect(requested).toEqual(['/never']));
  await within(CLOSED_WITHIN_MS, drain(server, 200));
  expect(await endless).toBe('cut off');
});

test('a port in use is named', async () => {
  const { port } = await start();
  await expect(listen(new Hono(), { host: 'localhost', port }, captureLog().log)).rejects.toThrow(
    `Port ${port} is already in use. Set PORT to another.`,
  );
});

async function start() {
  const app: App = new Hono();
  const requested: string[] = [];
  let finishSlow = () => {};
  const slowWork = new Promise<void>((resolve) => {
    finishSlow = resolve;
  });
  app.use(async (c, next) => {
    requested.push(c.req.path);
    await next();
  });
  app.get('/', (c) => c.text('hello'));
  app.get('/slow', async (c) => {
    await slowWork;
    return c.text('done');
  });
  app.post('/thorough', async (c) => {
    const { length } = await c.req.text();
    await sleep(IMPATIENT.idleMs * 2);
    return c.text(String(length));
  });
  app.get('/never', () => new Promise<Response>(() => {}));
  app.get('/endless', (c) => c.body(endlessStream()));
  app.post('/patient', async (c) => c.json(await readJson(c)));
  app.post('/json', async (c) => c.json(await readJson(c, { withinMs: 300 })));
  const failures: string[] = [];
  app.onError((error, c) => {
    failures.push(error.message);
    return c.text(error.message, 400, { Connection: 'close' });
  });
  const { log, lines } = captureLog();
  const port = await freePort('localhost');
  const server = await listen(app, { host: 'localhost', port }, log, IMPATIENT);
  onTestFinished(() => drain(server, 0));
  return { server, port, lines, requested, failures, finishSlow, url: `http://localhost:${port}` };
}

function connectionsOf(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}

function endlessStream(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(MEBIBYTE)) });
}

function sendSlowly(port: number, start: string, piece: string): Socket {
  const socket = connect(port, 'localhost');
  socket.on('error', () => {});
  socket.resume().write(start);
  const sending = setInterval(() => socket.write(piece), 50);
  socket.once('close', () => clearInterval(sending));
  return socket;
}

/** Resolves also after a reset, which `once` would turn into a rejection. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = sleep(ms, 'late', { ref: false });
  expect(await Promise.race([work.then(() => 'in time'), late])).toBe('in time');
}
