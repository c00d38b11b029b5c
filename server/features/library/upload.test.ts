import { beforeEach, describe, expect, test } from 'vitest';
import { getTree } from '#contract/library.ts';
import { uploadAnswer } from '#contract/library-changes.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aFolder, libraryChanges, storeFindings } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { damagedSlides, lockedSlides } from '../../../e2e/test-pdfs/special-slides.ts';

const db = await openTestDatabase();
const PDF = slides(3);
const WEEK = 'Year 2/Week 1';
let product: TestApp;
let cookie: string;
let admins = 0;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('objects').execute();
  admins += 1;
  cookie = await anAdministrator(product, db, `head-${admins}@spellingorchard.example`);
  await aFolder(db, WEEK);
});

describe('a PDF', () => {
  test('is in the tree with its pages and its picture', async () => {
    const response = await upload('Slides.pdf', PDF);
    expect(uploadAnswer.parse(await response.json())).toEqual({
      path: `${WEEK}/Slides.pdf`,
      pages: 3,
      picture: expect.stringMatching(/^[0-9a-f]{8}$/),
      replaced: false,
    });
    const [resource] = await resources();
    expect(resource).toEqual({
      name: 'Slides.pdf',
      bucket: 'learning',
      pages: 3,
      picture: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    const address = `/api/library/pictures/learning/Year%202/Week%201/Slides.pdf?v=${resource?.picture}`;
    const picture = await product.app.request(address, { headers: { Cookie: cookie } });
    expect(picture.headers.get('Content-Type')).toBe('image/webp');
    expect(picture.headers.get('Cache-Control')).toBe('private, no-cache');
    const etag = picture.headers.get('ETag') ?? '';
    const again = await product.app.request(address, {
      headers: { Cookie: cookie, 'If-None-Match': etag },
    });
    expect([again.status, again.headers.get('ETag')]).toEqual([304, etag]);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  test('of the same name takes the place of the earlier one, in whichever bucket and case', async () => {
    await upload('Slides.pdf', PDF);
    const response = await upload('SLIDES.PDF', slides(5), { bucket: 'learning-readonly' });
    expect(uploadAnswer.parse(await response.json())).toMatchObject({ pages: 5, replaced: true });
    expect(await resources()).toMatchObject([
      { name: 'Slides.pdf', bucket: 'learning-readonly', pages: 5 },
    ]);
    expect(await storeFindings(db, product.files)).toEqual([]);
  });

  test.each(['İ.pdf', 'ΣΑΣ.PDF'])('called %s can be sent twice', async (name) => {
    expect((await upload(name, PDF)).status).toBe(200);
    const again = await upload(name, slides(5));
    expect(uploadAnswer.parse(await again.json())).toMatchObject({ pages: 5, replaced: true });
    expect(await names()).toEqual([name]);
  });

  test.each(["é & ' + ( ) #.pdf", '🍎 apples.pdf', '100%.PDF', 'a'.repeat(116) + '.pdf'])(
    'may be called %s',
    async (name) => {
      expect((await upload(name, PDF)).status).toBe(200);
      expect(await names()).toEqual([name.normalize('NFC')]);
    },
  );

  test('sent by one who writes é as two characters is kept under one', async () => {
    await upload('cafe\u0301.pdf', PDF);
    expect(await names()).toEqual(['caf\u00e9.pdf']);
  });
});

describe('what is refused', () => {
  test.each([
    ['a web page', '<html>', 415, 'upload/not-pdf'],
    ['a program', 'MZ\u0090\u0000', 415, 'upload/not-pdf'],
    ['nothing at all', '', 415, 'upload/not-pdf'],
    ['a long text', 'x'.repeat(5000), 415, 'upload/not-pdf'],
    ['a damaged PDF', damagedSlides(), 422, 'upload/damaged'],
    ['a PDF that lost its end', PDF.subarray(0, -500), 422, 'upload/damaged'],
    ['a locked PDF', lockedSlides(), 422, 'upload/locked'],
    ['a PDF of 10,000 pages', slides(10_000), 422, 'upload/too-many-pages'],
  ])('%s leaves no trace', async (_what, content, status, code) => {
    await expectRefused(upload('Slides.pdf', Buffer.from(content)), status, code);
    expect(await names()).toEqual([]);
    expect(await storeFindings(db, product.files)).toEqual([]);
  });

  test.each([
    ['Slides.html', 415, 'upload/not-pdf'],
    ['.keep', 400, 'request/invalid'],
    ['..', 404, 'request/not-found'],
    ['a\u202efdp.pdf', 400, 'request/invalid'],
    ['a\\b.pdf', 400, 'request/invalid'],
    ['x'.repeat(121) + '.pdf', 400, 'request/invalid'],
  ])('the name %s', async (name, status, code) => {
    await expectRefused(upload(name, PDF), status, code);
  });

  test('another type than that of a PDF', async () => {
    const request = upload('Slides.pdf', PDF, { type: 'application/json' });
    await expectRefused(request, 415, 'upload/not-pdf');
  });

  test('a week that is not there, before anything is read', async () => {
    const elsewhere = libraryChanges(product, cookie).upload('Year 2/Week 9/Slides.pdf', PDF);
    await expectRefused(elsewhere, 404, 'folder/not-found');
  });

  test('a file that says it is too large, and one that does not stop', async () => {
    const headers = { 'Content-Length': '500000000' };
    await expectRefused(upload('Slides.pdf', PDF, { headers }), 413, 'upload/too-large');
    const response = await upload('Slides.pdf', endless());
    expect(response.headers.get('Connection')).toBe('close');
    await expectRefused(Promise.resolve(response), 413, 'upload/too-large');
    expect(await storeFindings(db, product.files)).toEqual([]);
  }, 60_000);

  test('a file that breaks off', async () => {
    const headers = { 'Content-Length': String(PDF.length + 10) };
    await expectRefused(upload('Slides.pdf', PDF, { headers }), 400, 'upload/incomplete');
    await expectRefused(upload('Slides.pdf', broken()), 400, 'upload/incomplete');
    expect(await names()).toEqual([]);
    expect(await storeFindings(db, product.files)).toEqual([]);
  });
});

test('twenty administrators sending the same name leave one of them', async () => {
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, n) => upload('Slides.pdf', slides(1 + (n % 3)))),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await names()).toEqual(['Slides.pdf']);
  expect(await storeFindings(db, product.files)).toEqual([]);
});

function upload(name: string, content: Buffer | ReadableStream, how = {}): Promise<Response> {
  return libraryChanges(product, cookie).upload(`${WEEK}/${name}`, content, how);
}

async function resources() {
  const answer = await answerOf(getTree, await callApi(product, getTree, {}, { cookie }));
  return answer.years.flatMap(({ weeks }) => weeks.flatMap((week) => week.resources));
}

async function names(): Promise<string[]> {
  return (await resources()).map(({ name }) => name);
}

async function expectRefused(answer: Promise<Response>, status: number, code: string) {
  const response = await answer;
  expect([response.status, await errorCodeOf(response)]).toEqual([status, code]);
}

function endless(): ReadableStream {
  const megabyte = new Uint8Array(1024 * 1024).fill(32);
  let begun = false;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(begun ? megabyte : Buffer.from('%PDF-1.7\n'));
      begun = true;
    },
  });
}

function broken(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(PDF.subarray(0, 100)));
      controller.error(new Error('the line was cut'));
    },
  });
}
