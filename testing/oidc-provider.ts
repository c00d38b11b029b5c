import { onTestFinished } from 'vitest';
import type { Authentication } from './client-credentials.ts';
import {
  type GivenSettings,
  type SigningProvider,
  startSigningProvider,
} from './signing-provider.ts';
import { PUBLIC_URL } from './test-app.ts';

/** A provider for one test. */
export async function startOidcProvider(
  settings: GivenSettings,
  authentication?: Authentication,
): Promise<SigningProvider> {
  const provider = await startSigningProvider(settings, PUBLIC_URL, authentication);
  onTestFinished(provider.stop);
  return provider;
}
