import { expect, onTestFinished, test, vi } from 'vitest';
import { serveAnswers } from '../../../testing/serve-answers.ts';
import { OpenFailure } from './open-failure.ts';
import { createPictureShelf } from './picture-shelf.ts';

test('a picture is loaded once and kept', async () => {
  const store = await servePictures();
  const shelf = open(store);
  const [first, again] = await Promise.all([shelf.load(1, 960), shelf.load(1, 960)]);
  expect(await first.blob.text()).toBe('page 1 at 960');
  expect(await again.blob.text()).toBe('page 1 at 960');
  await shelf.load(1, 960);
  expect(store.asked).toEqual(['1 960']);
});

test('a wider picture takes the place of a smaller one, and a smaller one is not asked for', async () => {
  const store = await servePictures();
  const shelf = open(store);
  await shelf.load(1, 960);
  await shelf.load(1, 1920);
  await shelf.load(1, 1440);
  expect(shelf.held(1)?.width).toBe(1920);
  expect(store.asked).toEqual(['1 960', '1 1920']);
});

test('the pages around are loaded ahead, nearest first, and say so', async () => {
  const store = await servePictures();
  const shelf = open(store);
  await shelf.load(2, 960);
  shelf.loadAround(2, 5, 960);
  await vi.waitFor(() => expect(shelf.held(5)).toBeDefined());
  await vi.waitFor(() => expect(shelf.held(1)).toBeDefined());
  expect(store.asked.toSorted()).toEqual(['1 960', '2 960', '3 960', '4 960', '5 960']);
  // Two at once, in either order.
  expect(store.asked.slice(1, 3).toSorted()).toEqual(['3 960', '4 960']);
  expect(store.ahead).toBe(4);
});

test('a page that cannot be drawn does not keep those behind it from being loaded ahead', async () => {
  const store = await servePictures();
  store.undrawable = '3';
  const shelf = open(store);
  await shelf.load(2, 960);
  shelf.loadAround(2, 9, 960);
  await vi.waitFor(() =>
    expect([1, 4, 5, 6, 7, 8, 9].every((page) => shelf.held(page))).toBe(true),
  );
  expect(store.refused).toBe(1);
  expect(await failureOf(shelf.load(3, 960))).toMatchObject({ reason: 'damaged' });
});

test('when the link has expired, one new link serves all that wait', async () => {
  const store = await servePictures();
  const shelf = open(store);
  store.age += 1;
  await Promise.all([1, 2, 3].map((page) => shelf.load(page, 960)));
  expect(store.renewals).toBe(1);
});

test('when no new link is given, the refusal is reported, and later the page can be loaded', async () => {
  const store = await servePictures();
  const shelf = open(store);
  store.age += 1;
  store.refusal = new OpenFailure('link', new Error('lapsed'));
  expect(await failureOf(shelf.load(1, 960))).toMatchObject({ reason: 'link' });
  store.refusal = undefined;
  expect((await shelf.load(1, 960)).width).toBe(960);
});

test.each([
  [422, 'damaged'],
  [500, 'bytes'],
])('a page that answers %i is %s', async (status, reason) => {
  const store = await servePictures();
  store.status = status;
  expect(await failureOf(open(store).load(1, 960))).toMatchObject({ reason });
});

test('pictures of two versions of a document are not mixed', async () => {
  const store = await servePictures();
  const shelf = open(store);
  shelf.expectVersion('another');
  expect(await failureOf(shelf.load(1, 960))).toMatchObject({ reason: 'changed' });
});

function open(store: Served) {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return createPictureShelf({
    link: '/file?age=0',
    signal: controller.signal,
    renewLink: async () => {
      if (store.refusal) throw store.refusal;
      store.renewals += 1;
      return `/file?age=${store.age}`;
    },
  });
}

interface Served {
  asked: string[];
  ahead: number;
  age: number;
  renewals: number;
  status: number;
  /** The page that cannot be drawn. */
  undrawable: string | undefined;
  /** How often it was asked for. */
  refused: number;
  refusal: OpenFailure | undefined;
}

async function servePictures(): Promise<Served> {
  const store: Served = {
    asked: [],
    ahead: 0,
    age: 0,
    renewals: 0,
    status: 200,
    undrawable: undefined,
    refused: 0,
    refusal: undefined,
  };
  await serveAnswers((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (searchParams.get('age') !== String(store.age)) return response.writeHead(403).end();
    if (store.status !== 200) return response.writeHead(store.status).end();
    const [page, width] = [pathname.split('/').at(-1), searchParams.get('width')];
    if (page === store.undrawable) {
      store.refused += 1;
      return response.writeHead(422).end();
    }
    store.asked.push(`${page} ${width}`);
    if (request.headers['x-draw-ahead']) store.ahead += 1;
    response.writeHead(200, { 'X-Document-Version': 'first' });
    return response.end(`page ${page} at ${width}`);
  });
  return store;
}

async function failureOf(work: Promise<unknown>): Promise<OpenFailure | undefined> {
  const failure: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return failure instanceof OpenFailure ? failure : undefined;
}
