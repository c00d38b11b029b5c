import type { ProviderId } from '#contract/sign-in-ways.ts';

/** An OpenID Connect provider, as configured by the operator. */
export interface ProviderSettings {
  id: ProviderId;
  /** As the button names it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The domains whose addresses the provider may vouch for. Google and Microsoft have rules of their own instead. */
  domains: readonly string[];
}

export type ConfiguredProviders = readonly ProviderSettings[];
