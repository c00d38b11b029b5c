import { beforeEach, expect, test, vi } from 'vitest';
import { createLink } from '#contract/library.ts';
import { createWeekLink } from '#contract/weeks.ts';
import { awakeMs } from '#testing/awake-time.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { sheets } from '../../../e2e/test-pdfs/sheets.ts';
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
}

const FAULTS: Fault[] = [
  { how: 'has lost it', store: lost(), status: 404, name: 'missing' },
  { how: 'has just lost it', store: { read: lost().read }, status: 404, name: 'missing' },
  { how: 'is frozen', store: frozen(), status: 503, name: 'late' },
  { how: 'freezes after the size', store: { read: frozen().read }, status: 503, name: 'late' },
  { how: 'freezes in the middle', store: { read: readsABit }, status: 503, name: 'late' },
  { how: 'refuses', store: { read: refuses }, status: 503, name: 'failed' },
];

const ROUTES: { what: string; prepare: () => Promise<() => Promise<Response>> }[] = [
  { what: 'a page', prepare: async () => opens(await pageAddress('/pages/2', '&width=1440')) },
  { what: 'facts of pages', prepare: async () => opens(await pageAddress('/pages')) },
  { what: 'a link to print', prepare: async () => () => weekLink(WEEK) },
  { what: 'sheets', prepare: async () => opens(await urlOf(await weekLink(WEEK))) },
];

test.each(FAULTS.flatMap((each) => ROUTES.map((route) => ({ ...each, ...route }))))(
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
    expect((await ask()).status).toBe(200);
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

test('teachers do not wait in line for a store that is frozen', async () => {
  const addresses = await Promise.all(
    [320, 960, 1440, 1920, 3840].map((width) => pageAddress('/pages/1', `&width=${width}`)),
  );
  fault = frozen();
  const ms = await awakeMs(async () => {
    const answers = await Promise.all(addresses.map((address) => open(address)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  });
  expect(ms).toBeLessThan(5000);
});

function withFault(files: FileStore): FileStore {
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

function weekLink(week: { year: string; week: string }): Promise<Response> {
  return callApi(product, createWeekLink, { ...week, purpose: 'print' }, { cookie });
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
