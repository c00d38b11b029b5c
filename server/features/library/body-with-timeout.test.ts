import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { awakeMs } from '#testing/awake-time.ts';
import { bodyWithTimeout } from './body-with-timeout.ts';

const PACE = { bytes: 1000, withinMs: 1000 };

test('a body that keeps its pace arrives whole, however long it takes', async () => {
  expect(await lengthOf(bodyWithTimeout(chunks(12, { bytes: 500, everyMs: 100 }), PACE))).toBe(
    6000,
  );
});

test('the end of a body may be short', async () => {
  expect(await lengthOf(bodyWithTimeout(chunks(3, { bytes: 400, everyMs: 10 }), PACE))).toBe(1200);
});

test.each([
  ['trickles in', chunks(100, { bytes: 1, everyMs: 100 })],
  ['begins well and stops', thenNothing(new Uint8Array(5000))],
  ['does not begin', thenNothing()],
])('a body that %s is refused', async (_how, body) => {
  const ms = await awakeMs(() =>
    expect(lengthOf(bodyWithTimeout(body, PACE))).rejects.toThrow('request/timeout'),
  );
  expect(ms).toBeLessThan(5000);
});

test('a slow disk is not taken for a slow sender', async () => {
  let length = 0;
  for await (const chunk of bodyWithTimeout(chunks(6, { bytes: 100, everyMs: 1 }), PACE)) {
    length += chunk.byteLength;
    await sleep(250);
  }
  expect(length).toBe(600);
});

test('a body that the reader gives up is released', async () => {
  let isLetGo = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => void (isLetGo = true),
  });
  for await (const _chunk of bodyWithTimeout(body, PACE)) break;
  await expect.poll(() => isLetGo).toBe(true);
});

async function* chunks(count: number, { bytes, everyMs }: { bytes: number; everyMs: number }) {
  for (let n = 0; n < count; n += 1) {
    await sleep(everyMs);
    yield new Uint8Array(bytes);
  }
}

function thenNothing(...first: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => first.forEach((chunk) => controller.enqueue(chunk)),
  });
}

async function lengthOf(body: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const chunk of body) length += chunk.byteLength;
  return length;
}
