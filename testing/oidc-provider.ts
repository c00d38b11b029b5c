import { onTestFinished } from 'vitest';
import {
  type GivenSettings,
  type SigningProvider,
  startSigningProvider,
} from './signing-provider.ts';
import { PUBLIC_URL } from './test-app.ts';

/** A provider for one test. */
export async function startOidcProvider(settings: GivenSettings): Promise<SigningProvider> {
  const provider = await startSigningProvider(settings, PUBLIC_URL);
  onTestFinished(provider.stop);
  return provider;
}
