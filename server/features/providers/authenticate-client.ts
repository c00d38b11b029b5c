import * as oidc from 'openid-client';
import type { ProviderSettings } from './provider-settings.ts';

/** What a provider accepts that lists nothing, by OpenID Connect Discovery. */
const USUAL_METHODS = ['client_secret_basic'];

/**
 * Sends ID and secret in the body wherever the provider accepts that. The Authorization header has them
 * percent-encoded, as RFC 6749 demands; Google and others do not decode them and refuse the client.
 */
export function authenticateClient({ id, clientSecret }: ProviderSettings): oidc.ClientAuth {
  const inBody = oidc.ClientSecretPost(clientSecret);
  const inHeader = oidc.ClientSecretBasic(clientSecret);
  const isKnown = id === 'google' || id === 'microsoft';
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? USUAL_METHODS;
    const isInBody = isKnown || methods.includes('client_secret_post');
    return (isInBody ? inBody : inHeader)(server, ...request);
  };
}
