import { beforeEach, expect, test } from 'vitest';
import { errorAnswer } from '#contract/error-answer.ts';
import { callWith, type Travelling, travelling } from '#testing/call-texts.ts';
import { longestBlockMs } from '#testing/event-loop.ts';
import { everyEndpoint } from '#testing/every-endpoint.ts';
import { aResource } from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/** Nobody else is to wait longer because of one request. */
const HOLD_MS = 200;
const TRIES = 3;

const PATH = 'Year 2/Week 1/Slides.pdf';
const TERM = { plan: 'standard', startsOn: '2026-09-01', endsOn: '2027-08-31' };
const SCHOOL = {
  name: 'School',
  domain: 'new.example',
  contactName: 'Ada',
  contactEmail: 'ada@new.example',
  subscriptionStatus: 'active',
  sharedDomainConfirmed: false,
  ...TERM,
  trust: 'Trust',
  reminders: true,
};
const ACCOUNT = { domain: 'active.example', password: 'secret password' };
const ID = { id: '00000000-0000-4000-8000-000000000000' };

const CREDENTIAL = { id: 'abc', clientDataJSON: 'abc' };
const MADE = { attestationObject: 'abc', transports: ['internal'] };
const USED = { authenticatorData: 'abc', signature: 'abc' };

/** For each call that has fields, a complete and honest input: only then is the hostile field what decides. */
const HONEST: Record<string, Record<string, unknown>> = {
  'POST /api/sign-in/codes': { email: 'one@active.example' },
  'POST /api/sign-in/code': { email: 'one@active.example', code: '000000' },
  'POST /api/sign-in/organisation': ACCOUNT,
  'POST /api/sign-in/unconfirmed-account': { code: '000000' },
  'POST /api/sign-in/passkey': { credential: { ...CREDENTIAL, ...USED } },
  'POST /api/passkeys': { name: 'Laptop', credential: { ...CREDENTIAL, ...MADE } },
  'PATCH /api/passkeys/:id': { ...ID, name: 'Laptop' },
  'DELETE /api/passkeys/:id': ID,
  'PATCH /api/profile': { username: 'Ada', newsletter: true },
  'GET /api/library/folder': { bucket: 'learning', path: 'Year 2', offset: '0' },
  'GET /api/library/search': { term: 'slides' },
  'GET /api/sample/:name/pages': { name: 'Slides.pdf' },
  'GET /api/files/:bucket/:year/:week/:name/pages': {
    bucket: 'learning',
    year: 'Year 2',
    week: 'Week 1',
    name: 'Slides.pdf',
    purpose: 'view',
    expires: '1',
    signature: 'x',
  },
  'POST /api/library/links': { bucket: 'learning', path: PATH, purpose: 'view' },
  'POST /api/library/week-links': {
    year: 'Year 2',
    week: 'Week 1',
    purpose: 'download',
    answers: false,
  },
  'POST /api/library/presented': { bucket: 'learning', path: PATH },
  'POST /api/library/folders': { path: 'Year 3' },
  'PATCH /api/library/folders': { path: 'Year 9', name: 'Year 10' },
  'DELETE /api/library/folders': { path: 'Year 9' },
  'DELETE /api/library/resources': { bucket: 'learning', path: 'Year 2/Week 1/None.pdf' },
  'POST /api/favourites': { path: PATH },
  'DELETE /api/favourites': { path: PATH },
  'PUT /api/last-place': { path: PATH, page: 1 },
  'POST /api/library/deletions/:id/restore': { ...ID, name: 'Week 1' },
  'DELETE /api/library/deletions/:id': ID,
  'POST /api/schools': SCHOOL,
  'PATCH /api/schools': { trust: 'None', count: 1, ...TERM, subscriptionStatus: 'active' },
  'POST /api/schools/import': { csv: 'Name,Domain', fingerprint: '0'.repeat(64) },
  'POST /api/schools/import/preview': { csv: 'Name,Domain' },
  'PUT /api/schools/:id': { ...ID, ...SCHOOL },
  'DELETE /api/schools/:id': ID,
  'GET /api/schools/:id/figures': ID,
  'GET /api/schools/:id/people': ID,
  'GET /api/schools/:id/ways': ID,
  'PUT /api/schools/:id/ways': {
    ...ID,
    onlyProvider: null,
    microsoftTenant: null,
    allowsPasskeys: true,
  },
  'DELETE /api/schools/:id/sessions': ID,
  'DELETE /api/people/:userId/sessions': { userId: ID.id },
  'POST /api/profile/deletion': { code: '000000' },
  'POST /api/addresses/data': { email: 'nobody@active.example' },
  'POST /api/addresses/erasure': { email: 'nobody@active.example' },
  'GET /api/people': { email: 'one@active.example' },
  'POST /api/people/:userId/data': { userId: ID.id },
  'POST /api/people/:userId/deletion': { userId: ID.id },
  'DELETE /api/people/:userId/deletion': { userId: ID.id },
  'DELETE /api/sessions/:id': ID,
  'POST /api/organisation-accounts': ACCOUNT,
  'PUT /api/organisation-accounts/password': ACCOUNT,
  'POST /api/setup/steps': { step: 'brand' },
  'GET /api/newsletter/link': { token: 'x' },
  'POST /api/newsletter/leave': { token: 'x' },
  'POST /api/newsletters': { subject: 'News', text: 'Hello' },
  'POST /api/newsletters/:id/sendings': ID,
  'POST /api/support/messages': { name: 'Ada', email: 'ada@a.example', message: 'Hello' },
};
/** Everything else is called by an administrator, who passes every other guard. */
const OF_TEACHERS = new Set([
  'GET /api/files/:bucket/:year/:week/:name/pages',
  'POST /api/library/links',
  'POST /api/library/week-links',
  'POST /api/library/presented',
  'POST /api/favourites',
  'DELETE /api/favourites',
  'PUT /api/last-place',
]);

const DEEP = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const LONE = { json: String.raw`"a\ud800"`, text: 'a%ED%A0%80' };

/** Refused in every field. */
const HOSTILE: Record<string, Travelling> = {
  '60 kB of spaces': travelling(' '.repeat(60_000)),
  '60 kB of spaces in a text': travelling(`a${' '.repeat(60_000)}b`),
  '60 kB of one letter': travelling('a'.repeat(60_000)),
  'half a character': LONE,
  '10,000 levels': { json: DEEP, text: DEEP },
  'an object': { json: '{"a":"b"}', text: '%7B%7D%00' },
  'a list': { json: '["a","b"]', text: '%00,%00' },
  'a number': { json: '1e400', text: '1e400%00' },
};
/** Refused in most: a message has lines, a newsletter may be true, a contact may be null. */
const DOUBTFUL: Record<string, Travelling> = {
  'a NUL': travelling('a\u0000b'),
  'a line end': travelling('a\nb'),
  null: { json: 'null', text: 'null' },
  true: { json: 'true', text: 'true' },
  'an empty text': travelling(''),
  '10 MB': { json: `"${'a'.repeat(10_000_000)}"`, text: 'a'.repeat(10_000) },
};

const db = await openTestDatabase();
const endpoints = (await everyEndpoint()).filter(
  ({ input }) => Object.keys(input.shape).length > 0,
);
let product: TestApp;
let cookies: Promise<{ teacher: string; administrator: string }> | undefined;

beforeEach(async () => {
  product = await createTestApp(db);
  cookies ??= signInBoth();
  await cookies;
});

test('every call with fields has a valid input here', () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(names.toSorted()).toEqual(Object.keys(HONEST).toSorted());
});

const fields = endpoints.flatMap((endpoint) =>
  Object.keys(endpoint.input.shape).map((field) => ({
    endpoint,
    field,
    call: `${endpoint.method} ${endpoint.path}`,
  })),
);

test.each(fields)('$call refuses hostile values of $field', async (target) => {
  const faults: string[] = [];
  for (const [what, value] of Object.entries({ ...HOSTILE, ...DOUBTFUL })) {
    const { status, refused, heldMs } = await send(target, value);
    if (status >= 500) faults.push(`${what}: ${status}`);
    if (heldMs > HOLD_MS) faults.push(`${what}: others waited ${heldMs} ms`);
    if (status !== 400 && what in HOSTILE) faults.push(`${what}: ${status} instead of 400`);
    if (status === 400 && !refused.includes(target.field)) faults.push(`${what}: not named`);
  }
  expect(faults).toEqual([]);
});

test.each(fields)('$call refuses a NUL in $field', async (target) => {
  const { status, refused } = await send(target, travelling('a\u0000b'));
  expect([status, refused]).toEqual([400, [target.field]]);
});

async function send({ endpoint, field, call }: (typeof fields)[number], value: Travelling) {
  const honest = Object.entries(HONEST[call] ?? {});
  const input = new Map(honest.map(([name, each]) => [name, travelling(each)]));
  input.set(field, value);
  const signedIn = await cookies;
  const cookie = OF_TEACHERS.has(call) ? signedIn?.teacher : signedIn?.administrator;
  let response = new Response();
  let heldMs = Infinity;
  // Once more if it took long, because the machine has other load.
  for (let tries = 0; tries < TRIES && heldMs > HOLD_MS; tries += 1) {
    heldMs = await longestBlockMs(async () => {
      response = await callWith(product, endpoint, input, cookie);
    });
  }
  const answer = errorAnswer.safeParse(await response.json());
  const refused = Object.keys(answer.data?.error.fields ?? {});
  return { status: response.status, refused, heldMs };
}

/** Once for all tests. */
async function signInBoth() {
  await aSchool(db, 'active.example');
  await aResource(db, product.files, PATH);
  return {
    teacher: await signIn(product, db, 'teacher@active.example'),
    administrator: await anAdministrator(product, db),
  };
}
