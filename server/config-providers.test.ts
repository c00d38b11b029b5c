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
      issuer: 'https://login.trust.example',
      domains: ['trust.example', 'north.trust.example'],
    },
  ]);
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_SECRET is required for Google'],
  [{ MICROSOFT_TENANT: 'x' }, 'MICROSOFT_CLIENT_ID is required for Microsoft'],
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
