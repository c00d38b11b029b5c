import { beforeEach, expect, test, vi } from 'vitest';
import { createLink } from '#contract/library.ts';
import { DRAW_AHEAD_HEADER } from '#contract/page-picture-route.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { createMarking } from '../../pdf/mark-picture.ts';

// Starting a process from its sources takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const db = await openTestDatabase();

const PAGES = Array.from({ length: 18 }, (_, index) => index + 1);
const TEACHERS = 15;
/** The smallest pictures: this is about turns and marks, not about time. */
const WIDTH = 320;
/** As many as a browser loads ahead at once. */
const AHEAD_AT_ONCE = 2;

interface Reader {
  email: string;
  cookie: string;
}

let product: TestApp;

beforeEach(async () => {
  product = await createTestApp(db);
});

test('fifteen teachers open one view-only deck at once: none is refused a page, and every mark names its reader', async () => {
  const plain = { email: '', cookie: await aTeacherAlone(product, db) };
  const content = slides(PAGES.length);
  const only = { path: 'Year 2/Week 1/Only.pdf', bucket: 'learning-readonly' } as const;
  const free = { path: 'Year 2/Week 1/Free.pdf', bucket: 'learning' } as const;
  for (const { path, bucket } of [only, free]) {
    await aResource(db, product.files, path, { content, bucket });
  }
  const readers = await signInAll();

  const decks = await Promise.all(readers.map((reader) => openDeck(reader, only)));

  const refused = decks.flat().filter(({ status }) => status !== 200);
  expect(refused).toEqual([]);
  const unmarked = await openDeck(plain, free);
  const { name: school } = await db
    .selectFrom('schools')
    .select('name')
    .where('domain', '=', 'active.example')
    .executeTakeFirstOrThrow();
  const markPicture = createMarking();
  for (const page of PAGES) {
    const picture = unmarked[page - 1]?.picture ?? Buffer.alloc(0);
    for (const [index, { email }] of readers.entries()) {
      const lines = [school, email];
      const expected = await markPicture({ source: `page ${page}`, picture, lines });
      const shown = decks[index]?.[page - 1]?.picture;
      expect([email, page, shown?.equals(expected)]).toEqual([email, page, true]);
    }
  }
});

async function signInAll(): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (let number = 1; number <= TEACHERS; number += 1) {
    const email = `reader-${number}@active.example`;
    readers.push({ email, cookie: await signIn(product, db, email) });
  }
  return readers;
}

/** As a browser does: the first page, which is looked at, and meanwhile the others ahead, two at once. */
async function openDeck({ cookie }: Reader, resource: { path: string; bucket: string }) {
  const input: object = { ...resource, purpose: 'view' };
  const { url } = await answerOf(createLink, await callApi(product, createLink, input, { cookie }));
  const [path, query] = url.split('?');
  const [first, ...ahead] = PAGES;
  const opening = [open(first ?? 1, {})];
  const pages = ahead.values();
  const loadNext = async () => {
    for (const page of pages) {
      const loading = open(page, { [DRAW_AHEAD_HEADER]: 'yes' });
      opening.push(loading);
      await loading;
    }
  };
  await Promise.all(Array.from({ length: AHEAD_AT_ONCE }, loadNext));
  const opened = await Promise.all(opening);
  return opened.toSorted((one, other) => one.page - other.page);

  async function open(page: number, headers: Record<string, string>) {
    const address = `${path}/pages/${page}?${query}&width=${WIDTH}`;
    const response = await product.app.request(address, {
      headers: { Cookie: cookie, ...headers },
    });
    return {
      page,
      status: response.status,
      picture: Buffer.from(await response.arrayBuffer()),
    };
  }
}
