import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const OTHER = {
  OIDC_NAME: 'The Trust',
  OIDC_ISSUER: 'https://login.trust.example/',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'hunter2',
};

test('without any variable there is no provider', () => {
  expect(loadConfig({}).providers).toEqual([]);
});

test('each provider is there when its variables are, in the order of the buttons', () => {
  const { providers } = loadConfig({
    ...OTHER,
    OIDC_DOMAINS: 'Trust.example, north.trust.example',
    MICROSOFT_CLIENT_ID: 'm',
    MICROSOFT_CLIENT_SECRET: 's',
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 's',
  });
  expect(providers).toMatchObject([
    { id: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
    {
      id: 'microsoft',
      name: 'Microsoft',
      issuer: 'https://login.microsoftonline.com/organizations/v2.0',
    },
    {
      id: 'other',
      name: 'The Trust',
      issuer: 'https://login.trust.example/',
      domains: ['trust.example', 'north.trust.example'],
    },
  ]);
});

const NORTH = {
  OIDC_NORTH_NAME: 'North Trust',
  OIDC_NORTH_ISSUER: 'https://login.north.example/',
  OIDC_NORTH_CLIENT_ID: 'north-client',
  OIDC_NORTH_CLIENT_SECRET: 'hunter2',
};

test('OIDC_PROVIDERS names any number of others, after the one without a name', () => {
  const { providers } = loadConfig({
    ...OTHER,
    ...NORTH,
    OIDC_PROVIDERS: 'south, north',
    OIDC_NORTH_DOMAINS: 'north.example',
    OIDC_SOUTH_NAME: 'South Trust',
    OIDC_SOUTH_ISSUER: 'https://login.south.example',
    OIDC_SOUTH_CLIENT_ID: 'south-client',
    OIDC_SOUTH_CLIENT_SECRET: 'another',
  });
  expect(providers.map(({ id }) => id)).toEqual(['other', 'south', 'north']);
  expect(providers[2]).toEqual({
    id: 'north',
    name: 'North Trust',
    issuer: 'https://login.north.example/',
    clientId: 'north-client',
    clientSecret: 'hunter2',
    domains: ['north.example'],
  });
  expect(loadConfig({ ...NORTH, OIDC_PROVIDERS: 'north' }).providers).toHaveLength(1);
});

test.each([
  [{ ...NORTH, OIDC_PROVIDERS: 'north,north' }, 'OIDC_PROVIDERS must be'],
  [{ ...NORTH, OIDC_PROVIDERS: 'North' }, 'OIDC_PROVIDERS must be'],
  [{ OIDC_PROVIDERS: 'google' }, 'OIDC_PROVIDERS must be'],
  [{ OIDC_PROVIDERS: 'a_b' }, 'OIDC_PROVIDERS must be'],
  [NORTH, 'OIDC_NORTH_ISSUER belongs to no provider'],
  [{ ...NORTH, OIDC_PROVIDERS: 'north,south' }, 'OIDC_SOUTH_NAME is required for the provider'],
  [
    { ...NORTH, OIDC_PROVIDERS: 'north', OIDC_NORTH_ISSUER: 'http://north.example' },
    'OIDC_NORTH_ISSUER must be the issuer address',
  ],
  [
    { ...NORTH, OIDC_PROVIDERS: 'north', OIDC_NORTH_NAME: 'x'.repeat(41) },
    'OIDC_NORTH_NAME must be at most 40 characters long',
  ],
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_SECRET is required for Google'],
  [{ MICROSOFT_TENANT: 'x' }, 'MICROSOFT_CLIENT_ID is required for Microsoft'],
  [{ MICROSOFT_TENANT: 'common' }, 'MICROSOFT_TENANT must be the ID of a tenant'],
  [{ MICROSOFT_TENANT: 'Consumers' }, 'MICROSOFT_TENANT must be the ID of a tenant'],
  [{ OIDC_NAME: 'The Trust' }, 'OIDC_ISSUER is required for another provider'],
  [{ ...OTHER, OIDC_ISSUER: 'http://login.trust.example' }, 'OIDC_ISSUER must be'],
  [{ ...OTHER, OIDC_ISSUER: 'trust' }, 'OIDC_ISSUER must be'],
  [{ ...OTHER, OIDC_DOMAINS: 'a b' }, 'OIDC_DOMAINS must be'],
])('%j is refused, without its secret', (env, sentence) => {
  expect(() => loadConfig(env)).toThrow(sentence);
  expect(() => loadConfig(env)).not.toThrow('hunter2');
});

test('a provider on this machine needs no HTTPS', () => {
  const { providers } = loadConfig({ ...OTHER, OIDC_ISSUER: 'http://localhost:3100' });
  expect(providers[0]?.issuer).toBe('http://localhost:3100');
});

test.each(['https://id.trust.example/application/o/orchard/', 'https://id.trust.example/realms/a'])(
  'the issuer %s stays as it was given',
  (issuer) => {
    expect(loadConfig({ ...OTHER, OIDC_ISSUER: issuer }).providers[0]?.issuer).toBe(issuer);
  },
);

test('administrators always need a passkey in production', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://spelling.example',
    SMTP_URL: 'smtp://mail.example',
    SECRET: 'x'.repeat(32),
  };
  expect(loadConfig({ ...production, ADMIN_PASSKEYS: 'off' }).adminPasskeys).toBe(true);
  expect(loadConfig({ ADMIN_PASSKEYS: 'on' }).adminPasskeys).toBe(true);
  expect(loadConfig({}).adminPasskeys).toBe(false);
});
