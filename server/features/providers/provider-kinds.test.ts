import { expect, onTestFinished, test, vi } from 'vitest';
import { openBrowser, pathOf } from '#testing/visit-provider.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const MICROSOFT = 'https://login.microsoftonline.com';
const TENANT = '11111111-1111-4111-8111-111111111111';
const OTHER_TENANT = '66666666-6666-4666-8666-666666666666';

test.each([
  ['google', ['client_secret_post', 'client_secret_basic'], false],
  ['other', ['client_secret_post', 'client_secret_basic'], false],
  ['other', ['client_secret_post'], true],
  ['other', ['client_secret_basic'], true],
] as const)('%s with %j accepts our client, decoding: %s', async (id, methods, decodes) => {
  const authentication = { methods: [...methods], decodes };
  const provider = await startOidcProvider({ id, domains: ['trust.example'] }, authentication);
  const product = await createTestApp(db, { providers: [provider.settings] });
  const email = `${crypto.randomUUID()}@trust.example`;
  provider.accounts.set('1', { email, email_verified: true, hd: 'trust.example' });
  expect(await openBrowser(product).signInThrough(id, '1')).toBe('/login');
});

test('an issuer may end in a slash after a path', async () => {
  const provider = await startOidcProvider({ id: 'other', domains: ['trust.example'] });
  const issuer = `${provider.settings.issuer}/application/o/orchard/`;
  provider.alterMetadata((metadata) => ({ ...metadata, issuer }));
  provider.alter((claims) => ({ ...claims, iss: issuer }));
  provider.accounts.set('1', { email: 'slash@trust.example', email_verified: true });
  const product = await createTestApp(db, { providers: [{ ...provider.settings, issuer }] });
  const browser = openBrowser(product);
  const back = new URL(await browser.chooseAccount(await browser.leaveFor('other'), '1'));
  back.searchParams.set('iss', issuer);
  const { headers } = await browser.open(pathOf(back.href));
  expect(headers.get('Location')).toBe('/login');
});

test.each([
  ['its own tenant', TENANT, '/login'],
  ['another tenant', OTHER_TENANT, '/login?provider=microsoft&refused=provider-refused'],
])('a Microsoft token whose issuer names %s ends at %3$s', async (_name, named, page) => {
  const provider = await startMicrosoft();
  const product = await createTestApp(db, { providers: [provider.settings] });
  provider.alter((claims) => ({ ...claims, iss: `${MICROSOFT}/${named}/v2.0` }));
  const email = `${crypto.randomUUID()}@tenant.example`;
  provider.accounts.set('1', { email, tid: TENANT, xms_edov: true });
  expect(await openBrowser(product).signInThrough('microsoft', '1')).toBe(page);
});

/** Publishes what Microsoft does for `organizations`, at Microsoft's address. */
async function startMicrosoft() {
  const issuer = `${MICROSOFT}/organizations/v2.0`;
  const provider = await startOidcProvider({ id: 'microsoft', name: 'Microsoft' });
  const local = provider.settings.issuer;
  provider.alterMetadata((metadata) => ({
    ...JSON.parse(JSON.stringify(metadata).replaceAll(local, MICROSOFT)),
    issuer: `${MICROSOFT}/{tenantid}/v2.0`,
    authorization_response_iss_parameter_supported: false,
  }));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const response = await fetch(String(address).replace(MICROSOFT, local), init);
    return withoutIssuer(response);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { ...provider, settings: { ...provider.settings, issuer } };
}

/** Microsoft does not name the issuer when it sends a browser back. */
function withoutIssuer(response: Response): Response {
  const location = response.headers.get('Location');
  if (!location?.includes('iss=')) return response;
  const headers = new Headers(response.headers);
  const address = new URL(location);
  address.searchParams.delete('iss');
  headers.set('Location', address.href);
  return new Response(null, { status: response.status, headers });
}
