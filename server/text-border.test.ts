import { beforeEach, expect, test } from 'vitest';
import { errorAnswer } from '#contract/error-answer.ts';
import { callWith, type Travelling, travelling } from '#testing/call-texts.ts';
import { longestBlockMs } from '#testing/event-loop.ts';
import { everyEndpoint } from '#testing/every-endpoint.ts';
import { HONEST, HONEST_PATH } from '#testing/honest-inputs.ts';
import { aResource } from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/** Nobody else is to wait longer because of one request. */
const HOLD_MS = 200;
const TRIES = 3;

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

/** As long as a body may be. */
const LISTS: Record<string, Travelling> = {
  '30,000 numbers': { json: `[${'0,'.repeat(30_000)}0]`, text: '' },
  '20,000 empty texts': { json: `[${'"",'.repeat(20_000)}""]`, text: '' },
  '15,000 lists': { json: `[${'[],'.repeat(15_000)}[]]`, text: '' },
};
/** An answer that names every wrong item of a list would be many times as long as the request. */
const MOST_NAMED = 50;

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

const innerFields = fields.flatMap((target) => {
  const value = HONEST[target.call]?.[target.field];
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return members.map(([inner]) => ({ ...target, inner, others: members }));
});

test('fields inside of fields are found', () => {
  expect(innerFields.map(({ inner }) => inner)).toContain('clientDataJSON');
});

test.each(innerFields)('$call refuses hostile values of $inner inside $field', async (target) => {
  const faults: string[] = [];
  for (const [what, { json }] of Object.entries({ ...HOSTILE, ...DOUBTFUL, ...LISTS })) {
    const members = target.others
      .filter(([name]) => name !== target.inner)
      .map(([name, each]) => `"${name}":${JSON.stringify(each)}`);
    const value = `{${[...members, `"${target.inner}":${json}`].join(',')}}`;
    const { status, refused, heldMs } = await send(target, { json: value, text: '' });
    if (status >= 500) faults.push(`${what}: ${status}`);
    if (heldMs > HOLD_MS) faults.push(`${what}: others waited ${heldMs} ms`);
    if (refused.length > MOST_NAMED) faults.push(`${what}: ${refused.length} fields are named`);
    if (refused.some((name) => !name.startsWith(target.field))) faults.push(`${what}: not named`);
  }
  expect(faults).toEqual([]);
});

async function send(
  { endpoint, field, call }: Pick<(typeof fields)[number], 'endpoint' | 'field' | 'call'>,
  value: Travelling,
) {
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
  await aResource(db, product.files, HONEST_PATH);
  return {
    teacher: await signIn(product, db, 'teacher@active.example'),
    administrator: await anAdministrator(product, db),
  };
}
