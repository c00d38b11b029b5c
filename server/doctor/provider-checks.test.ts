import { expect, test } from 'vitest';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { PUBLIC_URL } from '#testing/test-app.ts';
import { freePort } from '../db/embedded/free-port.ts';
import type { ProviderSettings } from '../features/providers/provider-settings.ts';
import { runCheck } from './finding.ts';
import { providerChecks } from './provider-checks.ts';

test('a provider that answers is well; one that is away, or publishes another issuer, is a fault', async () => {
  const provider = await startOidcProvider({ id: 'other', name: 'Trust' });
  const part = 'Sign in with Trust';
  expect(await find(provider.settings)).toEqual([
    { level: 'ok', part, sentence: expect.stringMatching(/sign in at localhost:\d+\.$/) },
  ]);
  const otherIssuer = `${provider.settings.issuer}/other`;
  expect(await find({ ...provider.settings, issuer: otherIssuer })).toEqual([
    {
      level: 'fault',
      part,
      sentence: expect.stringContaining('does not match the expected issuer'),
      remedy: expect.stringContaining(otherIssuer),
    },
  ]);
  const away = `http://localhost:${await freePort('localhost')}`;
  expect(await find({ ...provider.settings, issuer: away })).toEqual([
    expect.objectContaining({ level: 'fault', sentence: expect.stringContaining('ECONNREFUSED') }),
  ]);
});

async function find(settings: ProviderSettings) {
  const [check] = providerChecks({ providers: [settings], publicUrl: PUBLIC_URL });
  return check && runCheck(check);
}
