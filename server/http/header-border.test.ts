import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { DRAW_AHEAD_HEADER } from '#contract/page-picture-route.ts';
import { errorAnswer } from '#contract/error-answer.ts';
import { captureLog } from '#testing/captured-log.ts';
import { freePort } from '../db/embedded/free-port.ts';
import type { App } from './context.ts';
import { answerError } from './errors.ts';
import { HEADER_CHARACTERS, headerBorder } from './header-border.ts';
import { drain, listen } from './listen.ts';
import { requestLog } from './request-log.ts';

const READ = /\b(?:req\.header|request\.headers\.get)\((?:'([^']+)'|(\w+))\)/g;
const CONSTANTS: Record<string, string> = { DRAW_AHEAD_HEADER };
/** The loop of the border itself. */
const EVERY = 'name';

test('every header that the server reads has a maximum length', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`server/${name}`, 'utf8'));
  const read = files.flatMap((source) =>
    [...source.matchAll(READ)].map(
      ([, name, constant = '']) => name ?? CONSTANTS[constant] ?? constant,
    ),
  );
  const names = new Set(read.filter((name) => name !== EVERY));
  expect(names).toEqual(new Set(Object.keys(HEADER_CHARACTERS)));
});

test.each(Object.entries(HEADER_CHARACTERS))(
  '%s may have %i characters, and one more is refused by its name',
  async (name, most) => {
    expect((await requestWith(name, most)).status).toBe(200);
    const refused = await requestWith(name, most + 1);
    const { error } = errorAnswer.parse(await refused.json());
    expect([refused.status, error.code]).toEqual([400, 'request/invalid']);
    expect(error.fields).toEqual({ [name]: `must have at most ${most} characters` });
  },
);

test('a request that names two hosts is refused', async () => {
  const port = await freePort('localhost');
  const server = await listen(borderedApp(), { host: 'localhost', port }, captureLog().log);
  onTestFinished(() => drain(server, 0));
  for (const [headers, status] of [
    ['Host: a.example', 200],
    ['Host: a.example\r\nhost: b.example', 400],
    ['Host: a.example\r\nHost: a.example', 400],
  ]) {
    const socket = connect(port, 'localhost');
    socket.write(`GET / HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toContain(`HTTP/1.1 ${status} `);
  }
});

async function requestWith(name: string, characters: number): Promise<Response> {
  return borderedApp().request('/', { headers: { [name]: 'x'.repeat(characters) } });
}

function borderedApp(): App {
  const app: App = new Hono();
  app.onError(answerError);
  app.use(requestLog(captureLog().log), headerBorder);
  app.get('/', (c) => c.text('served'));
  return app;
}
