import { beforeEach, expect, test } from 'vitest';
import { errorAnswer } from '#contract/error-answer.ts';
import { UPLOAD_ROUTE } from '#contract/library-changes.ts';
import { PICTURE_ROUTE } from '#contract/picture-route.ts';
import { PAGE_ROUTES } from '#contract/page-routes.ts';
import { longestBlockMs } from '#testing/event-loop.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { FILES_PATH } from './features/library/signed-link.ts';

const HOLD_MS = 200;
const TRIES = 3;

/** In the place of one part of an address, as it travels. */
const HOSTILE = {
  'a NUL': 'a%00b',
  'a line end': 'a%0D%0Ab',
  'half a character': '%ED%A0%80',
  'an encoding that is none': '%E0%A4%A',
  'percent signs': '%'.repeat(15_000),
  '15 kB of one letter': 'a'.repeat(15_000),
  '15 kB of spaces': '%20'.repeat(5000),
  '15 kB of combining marks': '%CC%81%CC%96'.repeat(1250),
  'slashes that are part of a name': '..%2F..%2F..%2Fetc%2Fpasswd',
  __proto__: '__proto__',
};

const PIECES_OF_HEADERS = [
  'a',
  ' ',
  ',',
  ', ',
  ';',
  '=',
  '"',
  'session=',
  'br ',
  'br;q=0.',
  'bytes=0-,',
  '::',
];

const FILLED: Record<string, string> = { bucket: 'learning', year: 'a', week: 'b', name: 'c.pdf' };

const db = await openTestDatabase();
let product: TestApp;
let cookies: Promise<{ teacher: string; administrator: string }> | undefined;

beforeEach(async () => {
  product = await createTestApp(db);
  cookies ??= signInBoth();
  await cookies;
});

const uploadParts = partsOf(UPLOAD_ROUTE);

test.each(uploadParts)(
  'an upload with a wrong :%s names that part of its address',
  async (part) => {
    for (const what of ['a NUL', '15 kB of one letter', 'a line end', '15 kB of spaces'] as const) {
      const response = await send('PUT', addressWith(UPLOAD_ROUTE, part, HOSTILE[what]));
      const { error } = errorAnswer.parse(await response.json());
      expect([what, error.code, Object.keys(error.fields ?? {})]).toEqual([
        what,
        'request/invalid',
        [part],
      ]);
    }
  },
);

const routes = [
  ['PUT', UPLOAD_ROUTE],
  ['GET', PICTURE_ROUTE],
  ['GET', `${FILES_PATH}:bucket/:year/:week/:name?purpose=view&expires=9999999999&signature=x`],
  ['GET', '/outbox/:name'],
  ['GET', '/outbox/:name/html'],
  ['GET', '/assets/:name'],
  ['GET', '/:name'],
  ['GET', '/api/:name'],
  ...PAGE_ROUTES.map((route) => ['GET', route.replaceAll('?', '')]),
].flatMap(([method = '', route = '']) => partsOf(route).map((part) => ({ method, route, part })));

test.each(routes)('$method $route with a hostile :$part never answers 500', async (target) => {
  const { method, route, part } = target;
  const faults: string[] = [];
  for (const [what, value] of Object.entries(HOSTILE)) {
    faults.push(...(await faultsOf(what, method, addressWith(route, part, value))));
  }
  expect(faults).toEqual([]);
});

test.each([
  'Cookie',
  'X-Forwarded-For',
  'Range',
  'If-None-Match',
  'If-Range',
  'Accept',
  'Accept-Encoding',
  'Content-Type',
  'Origin',
  'Sec-Fetch-Site',
  'Referer',
  'User-Agent',
])('the header %s may be as long as Node allows', async (header) => {
  const faults: string[] = [];
  for (const piece of PIECES_OF_HEADERS) {
    const value = `x${piece.repeat(Math.floor(15_000 / piece.length))}x`;
    for (const address of ['/', '/film.mp4', '/api/session']) {
      faults.push(...(await faultsOf(piece, 'GET', address, { [header]: value })));
    }
  }
  expect(faults).toEqual([]);
});

/** What a request did that none should do: fail, or keep others waiting. */
async function faultsOf(what: string, method: string, address: string, headers = {}) {
  let status = 0;
  let heldMs = Infinity;
  for (let tries = 0; tries < TRIES && heldMs > HOLD_MS; tries += 1) {
    heldMs = await longestBlockMs(async () => {
      ({ status } = await send(method, address, headers));
    });
  }
  return [
    ...(status >= 500 ? [`${what}: ${status}`] : []),
    ...(heldMs > HOLD_MS ? [`${what}: others waited ${heldMs} ms`] : []),
  ];
}

async function send(method: string, address: string, headers = {}): Promise<Response> {
  const signedIn = await cookies;
  const Cookie = (method === 'PUT' ? signedIn?.administrator : signedIn?.teacher) ?? '';
  const type = { 'Content-Type': 'application/pdf', Accept: 'text/html' };
  const body = method === 'PUT' && { body: '%PDF' };
  return product.app.request(address, {
    method,
    headers: { ...type, Cookie, ...headers },
    ...body,
  });
}

function partsOf(route: string): string[] {
  return [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

function addressWith(route: string, part: string, value: string): string {
  return route.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === part ? value : (FILLED[name] ?? 'x'),
  );
}

/** Once for all tests. */
async function signInBoth() {
  await aSchool(db, 'active.example');
  return {
    teacher: await signIn(product, db, 'teacher@active.example'),
    administrator: await anAdministrator(product, db),
  };
}
