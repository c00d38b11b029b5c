import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type OutgoingRequest, sendRequest } from '../browser.ts';
import { countOne } from '../figures.ts';

/** The product under attack, and what the attacker knows about it. */
export interface Target {
  url: string;
  seconds: number;
  /** Requests of all connections together. */
  mostPerSecond: number;
  /** The address from which the staff of the attacked school sign in. */
  schoolNetwork: string;
  /** Cookies of a teacher and an administrator, for attacks that need an account. */
  teacher: string;
  administrator: string;
}

export type Statuses = Map<number, number>;

export interface AttackResult {
  requests: number;
  statuses: Statuses;
}

export type Attack = (target: Target, result: AttackResult) => Promise<void>;

export const CONNECTIONS = 16;
/** Four times as many as the teachers send. More would measure the speed of two cores, not the defence. */
export const MOST_PER_SECOND = 200;

/** An attack of request after request on a fixed number of connections. */
export function flood(requestNumber: (n: number, target: Target) => OutgoingRequest): Attack {
  return (target, result) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    return keepBusy(target, result, (n) =>
      sendRequest(target.url, agent, requestNumber(n, target)),
    );
  };
}

/**
 * Each connection sends its next request when the one before is answered and `mostPerSecond` allows it. Requests that
 * were not sent while all connections waited are not sent later, which would be more than that in a second.
 */
export async function keepBusy(
  { seconds, mostPerSecond }: Target,
  result: AttackResult,
  send: (n: number, connection: number) => Promise<Answer>,
): Promise<void> {
  const began = performance.now();
  let next = 0;
  let due = began;
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => work(connection)));

  async function work(connection: number): Promise<void> {
    while (performance.now() - began < seconds * 1000) {
      const n = next;
      next += 1;
      due = Math.max(due + 1000 / mostPerSecond, performance.now());
      await sleep(due - performance.now());
      await countAnswer(result, () => send(n, connection));
    }
  }
}

interface Burst {
  atOnce: number;
  requestNumber: (n: number, target: Target) => OutgoingRequest;
  before?: (target: Target) => OutgoingRequest;
  after?: (target: Target) => OutgoingRequest;
}

/** An attack of `atOnce` simultaneous requests, repeated when all of them are answered. */
export function bursts({ atOnce, requestNumber, before, after }: Burst): Attack {
  return async (target, result) => {
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const send = (sent: OutgoingRequest) =>
      countAnswer(result, () => sendRequest(target.url, agent, sent));
    const began = performance.now();
    for (let first = 0; performance.now() - began < target.seconds * 1000; first += atOnce) {
      if (before) await send(before(target));
      const numbers = Array.from({ length: atOnce }, (_, n) => first + n);
      await Promise.all(numbers.map((n) => send(requestNumber(n, target))));
      if (after) await send(after(target));
    }
  };
}

async function countAnswer(result: AttackResult, send: () => Promise<Answer>): Promise<void> {
  result.requests += 1;
  const { status } = await send();
  countOne(result.statuses, status);
}

export function postJson(
  path: string,
  input: object,
  headers: Record<string, string> = {},
): OutgoingRequest {
  const body = JSON.stringify(input);
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  };
}

/** The header that makes a request appear to come from a network; each number is another /48. */
export function networkHeader(network: number): { 'x-forwarded-for': string } {
  const block = (network % 0x10000).toString(16);
  return { 'x-forwarded-for': `2001:db8:${block}:1::1` };
}
