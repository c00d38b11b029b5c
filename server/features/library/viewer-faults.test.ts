import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLink } from '#contract/library.ts';
import { createWeekLink, type WeekPurpose } from '#contract/weeks.ts';
import { awakeMs } from '#testing/awake-time.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { sheets } from '../../../e2e/test-pdfs/sheets.ts';
import { closeWhenAbandoned } from '../../files/close-when-abandoned.ts';
import type { FileStore } from '../../files/file-store.ts';

// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const db = await openTestDatabase();
const WEEK = { year: 'Year 2', week: 'Week 1' };
const SHEET = 'Year 2/Week 1/Sheet.pdf';
const OTHER = 'Year 3/Week 1/Sheet.pdf';
const never = new Promise<never>(() => undefined);
let product: TestApp;
let cookie: string;
let blob: string;
let fault: Partial<FileStore>;
let working: FileStore;

beforeEach(async () => {
  fault = {};
  product = await createTestApp(db, { around: withFault });
  cookie = await aTeacherAlone(product, db);
  await db.deleteFrom('page_pictures').execute();
  ({ blob } = await aResource(db, product.files, SHEET, { content: sheets(2) }));
  await aResource(db, product.files, OTHER, { content: sheets(1) });
  // Starts the processes that draw and join, so that their start is not measured.
  const warm = await weekLink({ year: 'Year 3', week: 'Week 1' });
  await open(await urlOf(warm));
});

interface Fault {
  how: string;
  store: Partial<FileStore>;
  status: number;
  name: string;
  /** What is sent while it is read has begun when this happens. */
  isBegun?: true;
}

/** Each wait alone is shorter than the two seconds after which a store counts as frozen. */
const SLOW_MS = 1900;
const TRICKLE_MS = 300;

const FAULTS: Fault[] = [
  { how: 'has lost it', store: lost(), status: 404, name: 'missing' },
  { how: 'has just lost it', store: { read: lost().read }, status: 404, name: 'missing' },
  { how: 'is frozen', store: frozen(), status: 503, name: 'late' },
  { how: 'freezes after the size', store: { read: frozen().read }, status: 503, name: 'late' },
  {
    how: 'freezes in the middle',
    store: { read: readsABit },
    status: 503,
    name: 'late',
    isBegun: true,
  },
  { how: 'is slow at every read', store: slow(), status: 503, name: 'late' },
  { how: 'trickles', store: { read: trickles }, status: 503, name: 'late', isBegun: true },
  { how: 'refuses', store: { read: refuses }, status: 503, name: 'failed' },
];

interface Asked {
  what: string;
  prepare: () => Promise<() => Promise<Response>>;
}

const ROUTES: Asked[] = [
  { what: 'a page', prepare: async () => opens(await pageAddress('/pages/2', '&width=1440')) },
  { what: 'facts of pages', prepare: async () => opens(await pageAddress('/pages')) },
  { what: 'a link to print', prepare: async () => () => weekLink(WEEK) },
  { what: 'sheets', prepare: async () => opens(await urlOf(await weekLink(WEEK))) },
];

const STREAMED: Asked = {
  what: 'an archive',
  prepare: async () => opens(await urlOf(await weekLink(WEEK, 'download'))),
};

const CASES = FAULTS.flatMap((each) =>
  [...ROUTES, ...(each.isBegun ? [] : [STREAMED])].map((route) => ({ ...each, ...route })),
);

test.each(CASES)(
  '$what of a store that $how: $status within 5 seconds, counted, and 200 when it is back',
  async ({ store, status, name, prepare }) => {
    const ask = await prepare();
    fault = store;
    let response = new Response();
    const ms = await awakeMs(async () => (response = await ask()));
    expect(ms).toBeLessThan(5000);
    const code = status === 404 ? 'resource/not-found' : 'service/unavailable';
    expect([response.status, await errorCodeOf(response)]).toEqual([status, code]);
    expect(await product.metrics.registry.metrics()).toContain(
      `store_errors_total{fault="${name}"} 1`,
    );
    expect(name !== 'late' || isWaitNamed()).toBe(true);
    expect(name !== 'missing' || product.logLines.join('\n').includes(`"blob":"${blob}"`)).toBe(
      true,
    );
    fault = {};
    const again = await ask();
    expect(again.status).toBe(200);
    await again.arrayBuffer();
  },
);

test('a page that was drawn before is answered within 5 seconds by a frozen store', async () => {
  const ask = opens(await pageAddress('/pages/1', '&width=320'));
  expect((await ask()).status).toBe(200);
  fault = { read: frozen().read };
  const ms = await awakeMs(async () => expect((await ask()).status).toBe(503));
  expect(ms).toBeLessThan(5000);
  expect(isWaitNamed()).toBe(true);
});

test.each([
  ['is frozen', frozen()],
  ['trickles', { read: trickles }],
])('teachers do not wait in line for a store that %s', async (_how, store) => {
  const addresses = await Promise.all(
    [320, 960, 1440, 1920, 3840].map((width) => pageAddress('/pages/1', `&width=${width}`)),
  );
  fault = store;
  const ms = await awakeMs(async () => {
    const answers = await Promise.all(addresses.map((address) => open(address)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  });
  expect(ms).toBeLessThan(5000);
});

function withFault(files: FileStore): FileStore {
  working = files;
  return {
    ...files,
    read: (...given) => (fault.read ?? files.read)(...given),
    sizeOf: (given) => (fault.sizeOf ?? files.sizeOf)(given),
  };
}

function lost(): Pick<FileStore, 'read' | 'sizeOf'> {
  return { read: async () => undefined, sizeOf: async () => undefined };
}

function frozen(): Pick<FileStore, 'read' | 'sizeOf'> {
  return { read: () => never, sizeOf: () => never };
}

function refuses(): Promise<never> {
  return Promise.reject(new Error('EIO'));
}

function slow(): Pick<FileStore, 'read' | 'sizeOf'> {
  return {
    sizeOf: async (...given) => {
      await sleep(SLOW_MS);
      return working.sizeOf(...given);
    },
    read: async (...given) => {
      await sleep(SLOW_MS);
      const content = await working.read(...given);
      // Closed here, because a reader may leave before the first byte.
      return content && closeWhenAbandoned(slowly(content), () => leave(content));
    },
  };
}

async function* slowly(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    await sleep(SLOW_MS);
    yield chunk;
  }
}

async function leave(content: AsyncIterable<Uint8Array>): Promise<void> {
  await content[Symbol.asyncIterator]().return?.();
}

async function trickles(): Promise<AsyncIterable<Uint8Array>> {
  return trickle();
}

async function* trickle(): AsyncGenerator<Uint8Array> {
  for (;;) {
    await sleep(TRICKLE_MS);
    yield Buffer.from('%');
  }
}

async function readsABit(): Promise<AsyncIterable<Uint8Array>> {
  return frozenContent();
}

async function* frozenContent(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF');
  await never;
}

async function pageAddress(ending: string, more = ''): Promise<string> {
  const input = { bucket: 'learning', path: SHEET, purpose: 'view' } as const;
  const response = await callApi(product, createLink, input, { cookie });
  const [path, query] = (await answerOf(createLink, response)).url.split('?');
  return `${path}${ending}?${query}${more}`;
}

function weekLink(
  week: { year: string; week: string },
  purpose: WeekPurpose = 'print',
): Promise<Response> {
  return callApi(product, createWeekLink, { ...week, purpose }, { cookie });
}

async function urlOf(response: Response): Promise<string> {
  return (await answerOf(createWeekLink, response)).url;
}

function opens(address: string): () => Promise<Response> {
  return () => open(address);
}

async function open(address: string): Promise<Response> {
  return product.app.request(address, { headers: { cookie } });
}

/** Whether the line of the last request says that it waited for the store. */
function isWaitNamed(): boolean {
  const lines = product.logLines.map((line) => JSON.parse(line));
  return lines.findLast(({ msg }) => msg === 'request').waitedMs?.store > 1000;
}
