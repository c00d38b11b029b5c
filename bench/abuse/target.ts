import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Sent, sendRequest } from '../browser.ts';
import { countOne } from '../figures.ts';

/** What an attacker is up against, and may use. */
export interface Target {
  url: string;
  seconds: number;
  mostASecond: number;
  /** Where the staff of the attacked school sign in. */
  schoolNetwork: string;
  /** Cookies of a teacher and of an administrator who turn against the site. */
  teacher: string;
  administrator: string;
}

export type Statuses = Map<number, number>;

/** What the attacker has got so far. */
export interface Loot {
  requests: number;
  statuses: Statuses;
}

export type Attack = (target: Target, loot: Loot) => Promise<void>;

export const CONNECTIONS = 16;
/** Four times as many as the teachers send; with more, the limits of two cores would be measured. */
export const MOST_A_SECOND = 200;

/** A table of requests, sent over and over on a fixed number of connections. */
export function flood(requestNumber: (n: number, target: Target) => Sent): Attack {
  return (target, loot) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    return keepBusy(target, loot, (n) => sendRequest(target.url, agent, requestNumber(n, target)));
  };
}

/** Each connection sends its next request when the last is answered and the pace allows it. */
export async function keepBusy(
  { seconds, mostASecond }: Target,
  loot: Loot,
  send: (n: number, connection: number) => Promise<Answer>,
): Promise<void> {
  const began = performance.now();
  let next = 0;
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => work(connection)));

  async function work(connection: number): Promise<void> {
    while (performance.now() - began < seconds * 1000) {
      const n = next;
      next += 1;
      await sleep(began + (n * 1000) / mostASecond - performance.now());
      await counted(loot, () => send(n, connection));
    }
  }
}

interface Burst {
  atOnce: number;
  requestNumber: (n: number, target: Target) => Sent;
  before?: (target: Target) => Sent;
  after?: (target: Target) => Sent;
}

/** So many requests at the same moment, and again when all of them are answered. */
export function bursts({ atOnce, requestNumber, before, after }: Burst): Attack {
  return async (target, loot) => {
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const send = (sent: Sent) => counted(loot, () => sendRequest(target.url, agent, sent));
    const began = performance.now();
    for (let first = 0; performance.now() - began < target.seconds * 1000; first += atOnce) {
      if (before) await send(before(target));
      const numbers = Array.from({ length: atOnce }, (_, n) => first + n);
      await Promise.all(numbers.map((n) => send(requestNumber(n, target))));
      if (after) await send(after(target));
    }
  };
}

async function counted(loot: Loot, send: () => Promise<Answer>): Promise<void> {
  loot.requests += 1;
  const { status } = await send();
  countOne(loot.statuses, status);
}

export function postJson(path: string, input: object, headers: Record<string, string> = {}): Sent {
  const body = JSON.stringify(input);
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  };
}

/** A network of its own for every number, each in another /48. */
export function from(network: number): { 'x-forwarded-for': string } {
  const block = (network % 0x10000).toString(16);
  return { 'x-forwarded-for': `2001:db8:${block}:1::1` };
}
