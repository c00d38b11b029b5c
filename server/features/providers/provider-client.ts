import * as oidc from 'openid-client';
import { providerAddress } from '#contract/provider-routes.ts';
import { type Claims, parseClaims } from './claims.ts';
import { authenticateClient } from './authenticate-client.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { refusalOf, refused, unavailable } from './provider-errors.ts';

const TIMEOUT_SECONDS = 5;
/** A person waits for all of them, so they also have a limit together. */
const LONGEST_MS = {
  leave: TIMEOUT_SECONDS * 1000,
  /** The page that was opened is shown without the check then. */
  silentLeave: 2000,
  /** Metadata, tokens, keys and the address: up to four requests. */
  comeBack: 10_000,
};
/** Clocks of schools' own servers are seldom exact. */
const CLOCK_TOLERANCE_SECONDS = 180;
/** Visitors who leave within this time share one request to the provider. */
const SHARED_FOR_MS = 10_000;

/** What must be the same when the browser comes back. */
interface Departure {
  state: string;
  nonce: string;
  verifier: string;
}

interface LeaveOptions {
  silent: boolean;
  /** The address of the account that is expected. */
  email?: string;
}

export interface ProviderClient {
  settings: ProviderSettings;
  /** Where to send the browser. On a silent visit the provider answers at once and shows nothing, known browser or not. */
  leave: (options: LeaveOptions) => Promise<{ address: URL; departure: Departure }>;
  /** Exchanges the answer, which is the query that the browser came back with. */
  comeBack: (query: string, departure: Departure) => Promise<Claims>;
}

/** Authorization code with PKCE, state and nonce. Tokens are read and forgotten. */
export function createProviderClient(
  settings: ProviderSettings,
  publicUrl: string,
  longestMs = LONGEST_MS,
): ProviderClient {
  const { id, issuer, clientId } = settings;
  const redirectUri = publicUrl + providerAddress('return', id);
  let shared: { at: number; configuration: Promise<oidc.Configuration> } | undefined;
  return { settings, leave, comeBack };

  async function leave({ silent, email }: LeaveOptions) {
    // A silent visit must not send a teacher to a provider that is down, so it asks first.
    const configuration = await (silent ? discover(longestMs.silentLeave) : findShared());
    const departure = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: departure.state,
      nonce: departure.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(departure.verifier),
      code_challenge_method: 'S256',
      ...promptOf(silent),
      ...(email !== undefined && { login_hint: email }),
    });
    return { address, departure };
  }

  async function comeBack(query: string, { state, nonce, verifier }: Departure): Promise<Claims> {
    // Not the shared one, so that the signature is checked with the keys that the provider has now.
    const configuration = await discover(longestMs.comeBack);
    try {
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        new URL(redirectUri + query),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        },
      );
      const claims = parseClaims(await withAddress(configuration, tokens));
      if (claims) return claims;
    } catch (error) {
      throw refusalOf(error);
    }
    throw refused('the token lacks a claim that is needed');
  }

  function findShared(): Promise<oidc.Configuration> {
    if (!shared || Date.now() - shared.at > SHARED_FOR_MS) {
      const configuration = discover(longestMs.leave);
      shared = { at: Date.now(), configuration };
      configuration.catch(() => {
        shared = undefined;
      });
    }
    return shared.configuration;
  }

  /** Every request that is made with the result ends when the time is over, together with this one. */
  async function discover(ms: number): Promise<oidc.Configuration> {
    const isInsecure = issuer.startsWith('http:');
    const timeIsOver = AbortSignal.timeout(ms);
    try {
      return await oidc.discovery(
        new URL(issuer),
        clientId,
        { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
        authenticateClient(settings),
        {
          timeout: TIMEOUT_SECONDS,
          [oidc.customFetch]: (address, { signal, ...options }) =>
            fetch(address, {
              ...options,
              body: options.body ?? null,
              signal: signal ? AbortSignal.any([signal, timeIsOver]) : timeIsOver,
            }),
          execute: [
            oidc.enableNonRepudiationChecks,
            ...(isInsecure ? [oidc.allowInsecureRequests] : []),
          ],
        },
      );
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** On a shared computer the provider may know a colleague, so people choose. Not every other provider can ask. */
  function promptOf(silent: boolean): { prompt?: string } {
    if (silent) return { prompt: 'none' };
    return id === 'google' || id === 'microsoft' ? { prompt: 'select_account' } : {};
  }
}

/** Some providers give the e-mail address only when asked for it. */
async function withAddress(
  configuration: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<object | undefined> {
  const claims = tokens.claims();
  if (!claims || claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint)
    return claims;
  const { email, email_verified } = await oidc.fetchUserInfo(
    configuration,
    tokens.access_token,
    claims.sub,
  );
  return { ...claims, email, email_verified };
}
