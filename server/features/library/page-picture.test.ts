import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import type { Bucket } from '#contract/library.ts';
import { createLink } from '#contract/library.ts';
import { getPageFacts } from '#contract/page-pictures.ts';
import { signOut } from '#contract/session.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aResource, libraryChanges, storeFindings } from '#testing/library.ts';
import { anAdministrator, aTeacherAlone } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { damagedSlides } from '../../../e2e/test-pdfs/special-slides.ts';

// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const db = await openTestDatabase();
const PATH = 'Year 2/Week 1/Slides.pdf';
const ONLY = 'Year 2/Week 1/Only.pdf';
const CONTENT = slides(3);
let product: TestApp;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  cookie = await aTeacherAlone(product, db);
  await db.deleteFrom('page_pictures').execute();
  await aResource(db, product.files, PATH, { content: CONTENT });
  await aResource(db, product.files, ONLY, { content: CONTENT, bucket: 'learning-readonly' });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the picture of a page', () => {
  test('is served at the width that was asked for, and a browser that has it is told so', async () => {
    const response = await openPage({ page: 2, width: 320 });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    const picture = Buffer.from(await response.arrayBuffer());
    expect((await sharp(picture).metadata()).width).toBe(320);
    const held = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    const again = await openPage({ page: 2, width: 320 }, held);
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('of a page after the last is not found', async () => {
    expect((await openPage({ page: 4, width: 320 })).status).toBe(404);
  });

  test('is for the session of the link, until it ends or lapses', async () => {
    const address = await pageAddress({ page: 1, width: 320 });
    const other = await signIn(product, db, `other-${randomUUID()}@active.example`);
    await expectRefused(await open(address, other));
    expect((await product.app.request(address)).status).toBe(401);
    await db.updateTable('schools').set({ subscription_status: 'inactive' }).execute();
    expect(await errorCodeOf(await open(address))).toBe('subscription/required');
    await db.updateTable('schools').set({ subscription_status: 'active' }).execute();
    const served = await open(address);
    // A browser that keeps the picture has to ask each time, and is answered 401 after the sign-out.
    const caching = served.headers.get('Cache-Control');
    expect([served.status, caching]).toEqual([200, 'private, no-cache']);
    await callApi(product, signOut, {}, { cookie });
    expect((await open(address)).status).toBe(401);
  });

  test('is refused after an hour', async () => {
    const address = await pageAddress({ page: 1, width: 320 });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 3599 * 1000);
    expect((await open(address)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2000);
    await expectRefused(await open(address));
  });

  test.each(['download', 'print'] as const)('is not at a link to %s', async (purpose) => {
    const address = await pageAddress({ page: 1, width: 320 }, { purpose });
    await expectRefused(await open(address));
  });

  test('of a damaged file says so', async () => {
    const path = 'Year 2/Week 1/Damaged.pdf';
    await aResource(db, product.files, path, { content: damagedSlides() });
    const response = await open(await pageAddress({ page: 1, width: 320 }, { path }));
    expect([response.status, await errorCodeOf(response)]).toEqual([422, 'document/damaged']);
  });

  test('goes with the resource, which leaves nothing behind', async () => {
    const address = await pageAddress({ page: 1, width: 320 });
    expect((await open(address)).status).toBe(200);
    const email = `head-${randomUUID()}@spellingorchard.example`;
    const library = libraryChanges(product, await anAdministrator(product, db, email));
    await library.removeResource(PATH);
    expect(await errorCodeOf(await open(address))).toBe('resource/not-found');
    const [deletion] = await library.recentlyDeleted();
    await library.deleteForGood(deletion?.id ?? '');
    expect(await db.selectFrom('page_pictures').selectAll().execute()).toEqual([]);
    expect(await storeFindings(db, product.files)).toEqual([]);
  });
});

describe('the facts of a document', () => {
  test('are the size and the text of each page', async () => {
    const { pages, version } = await answerOf(getPageFacts, await askFacts());
    expect(pages.map(({ width, height }) => [width, height])).toEqual(
      Array.from({ length: 3 }, () => [960, 540]),
    );
    expect(pages.map(({ text }) => text.map((item) => item.text))).toEqual([
      ['Slide 1'],
      ['Slide 2'],
      ['Slide 3'],
    ]);
    const picture = await openPage({ page: 1, width: 320 });
    expect(picture.headers.get('X-Document-Version')).toBe(version);
  });

  test('are for the session of the link', async () => {
    const other = await signIn(product, db, `other-${randomUUID()}@active.example`);
    await expectRefused(await askFacts(other));
    await expectRefused(await askFacts(cookie, 'forged'));
  });
});

describe('a view-only resource', () => {
  const readOnly = { path: ONLY, bucket: 'learning-readonly' } as const;

  test('is marked with its school and its reader, differently for each', async () => {
    const marked = await bytesOf(await pageAddress({ page: 1, width: 960 }, readOnly));
    const plain = await bytesOf(await pageAddress({ page: 1, width: 960 }));
    cookie = await signIn(product, db, `other-${randomUUID()}@active.example`);
    const others = await bytesOf(await pageAddress({ page: 1, width: 960 }, readOnly));
    expect(new Set([marked, plain, others].map(hashOf)).size).toBe(3);
    const response = await open(await pageAddress({ page: 1, width: 960 }, readOnly));
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect((await sharp(others).metadata()).format).toBe('jpeg');
  });

  test('is not sent again to a browser that has it, and the mark is not drawn again', async () => {
    const address = await pageAddress({ page: 1, width: 320 }, readOnly);
    const first = await open(address);
    const held = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await open(address, cookie, held)).status).toBe(304);
  });

  test('gives no byte of its PDF to anybody, however it is asked for', async () => {
    const view = await link({ ...readOnly, purpose: 'view' });
    const links = [view, ...['download', 'print'].map((to) => view.replace('=view', `=${to}`))];
    const place = 'learning-readonly/Year%202/Week%201/Only.pdf';
    const addresses = product.app.routes
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))
      .map(({ path }) => filled(path))
      .concat(links, `/api/files/${place}`, `/api/files/${place}/`, `/api/files//${place}`);
    const administrator = await anAdministrator(
      product,
      db,
      `head-${randomUUID()}@spellingorchard.example`,
    );
    for (const address of addresses) {
      for (const [path, query] of [address.split('?'), [address, view.split('?')[1]]]) {
        for (const headers of [{}, { Range: 'bytes=0-99' }, { Accept: 'application/pdf' }]) {
          for (const who of [cookie, administrator]) {
            const response = await open(`${path}?${query ?? ''}`, who, headers);
            const body = Buffer.from(await response.arrayBuffer());
            const isPdf = body.includes('%PDF') || body.includes('endobj');
            expect([address, isPdf]).toEqual([address, false]);
          }
        }
      }
    }
  }, 120_000);

  test('nor does a link to view give a byte of a PDF that may be downloaded', async () => {
    await expectRefused(await open(await link({ purpose: 'view' })));
    expect((await open(await link({ purpose: 'download' }))).status).toBe(200);
  });
});

interface Linked {
  path?: string;
  bucket?: Bucket;
  purpose?: string;
}

async function link({ path = PATH, bucket = 'learning', purpose = 'view' }: Linked = {}) {
  const input: object = { bucket, path, purpose };
  const answer = await callApi(product, createLink, input, { cookie });
  return (await answerOf(createLink, answer)).url;
}

async function pageAddress(
  { page, width }: { page: number; width: number },
  linked: Linked = {},
): Promise<string> {
  const [path, query] = (await link(linked)).split('?');
  return `${path}/pages/${page}?${query}&width=${width}`;
}

async function openPage(
  asked: { page: number; width: number },
  headers: Record<string, string> = {},
): Promise<Response> {
  return open(await pageAddress(asked), cookie, headers);
}

async function open(
  address: string,
  who = cookie,
  headers: Record<string, string> = {},
): Promise<Response> {
  return product.app.request(address, { headers: { Cookie: who, ...headers } });
}

async function askFacts(who = cookie, signature?: string): Promise<Response> {
  const [path, query] = (await link()).split('?');
  const given = new URLSearchParams(query);
  if (signature !== undefined) given.set('signature', signature);
  return open(`${path}/pages?${given.toString()}`, who);
}

async function bytesOf(address: string): Promise<Buffer> {
  const response = await open(address);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The address of a route for the view-only resource. */
function filled(route: string): string {
  const values: Record<string, string> = {
    bucket: 'learning-readonly',
    year: 'Year%202',
    week: 'Week%201',
    name: 'Only.pdf',
    page: '1',
  };
  return route.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? 'x').replace('*', 'x');
}

async function expectRefused(response: Response): Promise<void> {
  expect([response.status, await errorCodeOf(response)]).toEqual([403, 'link/refused']);
}
