import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { signInOrganisation } from '#contract/session.ts';
import { errorAnswer } from '#contract/error-answer.ts';
import { callApi } from '#testing/api-client.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { cookieOf, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import type { ProviderSettings } from './features/providers/provider-settings.ts';
import { createOrganisationAccount } from './features/organisation-accounts/organisation-accounts.service.ts';

const ROLES = [
  'visitor',
  'no school',
  'inactive',
  'pending',
  'trial',
  'active',
  'organisation',
  'administrator',
  'administrator of a school',
  'deleted user',
] as const;
type Role = (typeof ROLES)[number];

const EVERYBODY = ROLES;
const SIGNED_IN: readonly Role[] = ROLES.filter(
  (role) => role !== 'visitor' && role !== 'deleted user',
);
const ADMINISTRATORS: Role[] = ['administrator', 'administrator of a school'];
const TEACHERS = SIGNED_IN.filter((role) => !ADMINISTRATORS.includes(role));
const SUBSCRIBERS: Role[] = ['trial', 'active', 'organisation'];
const BROWSERS = [...SUBSCRIBERS, ...ADMINISTRATORS];

/** Who gets past the guard of each call. One that is not listed here fails the tests. */
const MATRIX: Record<string, readonly Role[]> = {
  'GET /api/session': EVERYBODY,
  'POST /api/sign-in/codes': EVERYBODY,
  'POST /api/sign-in/code': EVERYBODY,
  'POST /api/sign-in/organisation': EVERYBODY,
  'POST /api/sign-out': EVERYBODY,
  'GET /api/sign-in/providers': EVERYBODY,
  'GET /api/sign-in/providers/:provider': EVERYBODY,
  'GET /api/sign-in/providers/:provider/return': EVERYBODY,
  'GET /api/sign-in/unconfirmed-account': EVERYBODY,
  'POST /api/sign-in/unconfirmed-account': EVERYBODY,
  'POST /api/sign-in/unconfirmed-account/codes': EVERYBODY,
  'POST /api/sign-in/passkey/options': EVERYBODY,
  'POST /api/sign-in/passkey': EVERYBODY,
  'GET /api/passkeys': SIGNED_IN,
  'POST /api/passkeys/options': SIGNED_IN,
  'POST /api/passkeys': SIGNED_IN,
  'PATCH /api/passkeys/:id': SIGNED_IN,
  'DELETE /api/passkeys/:id': SIGNED_IN,
  'GET /api/sessions': SIGNED_IN,
  'DELETE /api/sessions': SIGNED_IN,
  'DELETE /api/sessions/:id': SIGNED_IN,
  'GET /api/profile': SIGNED_IN,
  'PATCH /api/profile': SIGNED_IN,
  'GET /api/profile/school': SIGNED_IN,
  'GET /api/profile/data': SIGNED_IN,
  'GET /api/profile/deletion': SIGNED_IN,
  'POST /api/profile/deletion/codes': SIGNED_IN,
  'POST /api/profile/deletion': SIGNED_IN,
  'DELETE /api/profile/deletion': SIGNED_IN,
  'POST /api/addresses/data': ADMINISTRATORS,
  'POST /api/addresses/erasure': ADMINISTRATORS,
  'GET /api/people': ADMINISTRATORS,
  'POST /api/people/:userId/data': ADMINISTRATORS,
  'POST /api/people/:userId/deletion': ADMINISTRATORS,
  'DELETE /api/people/:userId/deletion': ADMINISTRATORS,
  'GET /api/library/tree': SIGNED_IN,
  'GET /api/library/folder': BROWSERS,
  'GET /api/library/search': BROWSERS,
  'POST /api/library/links': SUBSCRIBERS,
  'GET /api/files/:bucket/:year/:week/:name': SUBSCRIBERS,
  'GET /api/files/:bucket/:year/:week/:name/pages': SUBSCRIBERS,
  'GET /api/files/:bucket/:year/:week/:name/pages/:page': SUBSCRIBERS,
  'POST /api/library/week-links': SUBSCRIBERS,
  'GET /api/library/weeks/:year/:week': SUBSCRIBERS,
  'GET /api/library/pictures/:bucket/:year/:week/:name': BROWSERS,
  'GET /api/library/first-pages/:bucket/:year/:week/:name': ADMINISTRATORS,
  'POST /api/library/folders': ADMINISTRATORS,
  'PATCH /api/library/folders': ADMINISTRATORS,
  'DELETE /api/library/folders': ADMINISTRATORS,
  'DELETE /api/library/resources': ADMINISTRATORS,
  'GET /api/library/deletions': ADMINISTRATORS,
  'POST /api/library/deletions/:id/restore': ADMINISTRATORS,
  'DELETE /api/library/deletions/:id': ADMINISTRATORS,
  'GET /api/library/starter-scheme': ADMINISTRATORS,
  'POST /api/library/starter-scheme': ADMINISTRATORS,
  'PUT /api/library/uploads/:bucket/:year/:week/:name': ADMINISTRATORS,
  'GET /api/favourites': TEACHERS,
  'POST /api/favourites': SUBSCRIBERS,
  'DELETE /api/favourites': TEACHERS,
  'GET /api/last-place': TEACHERS,
  'PUT /api/last-place': SUBSCRIBERS,
  'DELETE /api/last-place': TEACHERS,
  'POST /api/library/presented': SUBSCRIBERS,
  'GET /api/figures': ADMINISTRATORS,
  'GET /api/schools/:id/figures': ADMINISTRATORS,
  'GET /api/schools': ADMINISTRATORS,
  'POST /api/schools': ADMINISTRATORS,
  'PATCH /api/schools': ADMINISTRATORS,
  'POST /api/schools/import': ADMINISTRATORS,
  'POST /api/schools/import/preview': ADMINISTRATORS,
  'PUT /api/schools/:id': ADMINISTRATORS,
  'DELETE /api/schools/:id': ADMINISTRATORS,
  'GET /api/schools/:id/people': ADMINISTRATORS,
  'GET /api/schools/:id/ways': ADMINISTRATORS,
  'PUT /api/schools/:id/ways': ADMINISTRATORS,
  'DELETE /api/schools/:id/sessions': ADMINISTRATORS,
  'DELETE /api/people/:userId/sessions': ADMINISTRATORS,
  'POST /api/organisation-accounts': ADMINISTRATORS,
  'PUT /api/organisation-accounts/password': ADMINISTRATORS,
  'GET /api/setup': ADMINISTRATORS,
  'POST /api/setup/steps': ADMINISTRATORS,
  'POST /api/setup/mail': ADMINISTRATORS,
  'POST /api/newsletter/exports': ADMINISTRATORS,
  'GET /api/newsletter/link': EVERYBODY,
  'POST /api/newsletter/leave': EVERYBODY,
  'POST /api/newsletters': ADMINISTRATORS,
  'POST /api/newsletters/:id/sendings': ADMINISTRATORS,
  'POST /api/support/messages': EVERYBODY,
  'GET /api/sample': EVERYBODY,
  'GET /api/sample/:name/pages': EVERYBODY,
  'GET /api/sample/:name/pages/:page': EVERYBODY,
};

/** Never asked: the calls of this test name a provider that does not exist. */
const PROVIDER: ProviderSettings = {
  id: 'other',
  name: 'The Trust',
  issuer: 'http://localhost:9',
  clientId: 'client',
  clientSecret: 'secret',
  domains: [],
};

const GUARD_ANSWERS = new Set(['session/required', 'access/denied', 'subscription/required']);

const db = await openTestDatabase();
const cookies = new Map<Role, Promise<string | undefined>>();

test('the matrix has every call and no other', async () => {
  const { app } = await createTestApp(db, { providers: [PROVIDER] });
  const served = app.routes.filter(({ path }) => path.startsWith('/api/'));
  const names = served.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(MATRIX).toSorted());
});

test.each(Object.entries(MATRIX))('%s lets in %j and nobody else', async (call, allowed) => {
  const product = await createTestApp(db, { providers: [PROVIDER] });
  const outcomes = new Map<Role, string>();
  for (const role of ROLES) {
    outcomes.set(role, await outcomeOf(product, call, await cookieOfRole(product, role)));
  }
  const expected = ROLES.map((role): [Role, string] => {
    if (allowed.includes(role)) return [role, 'let in'];
    return [role, SIGNED_IN.includes(role) ? '403' : '401'];
  });
  expect([...outcomes]).toEqual(expected);
});

test('an administrator without the passkey that is required is let in nowhere but where teachers are', async () => {
  const product = await createTestApp(db, { providers: [PROVIDER], adminPasskeys: true });
  const cookie = await anAdministrator(product, db, 'weak@nowhere.example');
  const outcomes: [string, string][] = [];
  for (const call of Object.keys(MATRIX)) {
    outcomes.push([call, await outcomeOf(product, call, cookie)]);
  }
  const expected = Object.entries(MATRIX).map(([call, allowed]) => [
    call,
    allowed.includes('no school') ? 'let in' : '403',
  ]);
  expect(outcomes).toEqual(expected);
});

/** The status with which the guard refused the call, or `let in`. */
async function outcomeOf(
  { app }: TestApp,
  call: string,
  cookie: string | undefined,
): Promise<string> {
  const [method = '', path = ''] = call.split(' ');
  const response = await app.request(path.replaceAll(/:\w+/g, 'x'), {
    method,
    headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
    // Never a valid input, so that a call that passes the guard changes nothing.
    ...(method !== 'GET' && { body: '{"not":"wanted"}' }),
  });
  const answer = errorAnswer.safeParse(await response.json());
  const isRefused = answer.success && GUARD_ANSWERS.has(answer.data.error.code);
  return isRefused ? String(response.status) : 'let in';
}

/** Everybody signs in once, for all the tests. */
function cookieOfRole(product: TestApp, role: Role): Promise<string | undefined> {
  const cookie = cookies.get(role) ?? signInAs(product, role);
  cookies.set(role, cookie);
  return cookie;
}

function signInAs(product: TestApp, role: Role): Promise<string | undefined> {
  const ways: Record<Role, () => Promise<string | undefined>> = {
    visitor: () => Promise.resolve(undefined),
    'no school': () => signIn(product, db, 'teacher@nowhere.example'),
    inactive: () => signInAtSchool(product, 'inactive'),
    pending: () => signInAtSchool(product, 'pending'),
    trial: () => signInAtSchool(product, 'trial'),
    active: () => signInAtSchool(product, 'active'),
    organisation: () =>
      signInOrganisationOf(product, { domain: 'organisation.example', password: 'secret' }),
    administrator: () => anAdministrator(product, db),
    'administrator of a school': async () => {
      await aSchool(db, 'office.example');
      return anAdministrator(product, db, 'head@office.example');
    },
    'deleted user': () => signInAndDelete(product, 'deleted@nowhere.example'),
  };
  return ways[role]();
}

async function signInAtSchool(product: TestApp, status: SubscriptionStatus): Promise<string> {
  await aSchool(db, `${status}.example`, status);
  return signIn(product, db, `teacher@${status}.example`);
}

async function signInAndDelete(product: TestApp, email: string): Promise<string> {
  const cookie = await signIn(product, db, email);
  await db.deleteFrom('users').where('email', '=', email).execute();
  return cookie;
}

async function signInOrganisationOf(
  product: TestApp,
  account: { domain: string; password: string },
): Promise<string> {
  await aSchool(db, account.domain);
  await createOrganisationAccount(db, account, 'head@spellingorchard.example');
  return cookieOf(await callApi(product, signInOrganisation, account));
}
