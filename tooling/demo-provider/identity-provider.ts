// First, before the package whose notices it drops.
import './without-notices.ts';

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type AccountClaims, type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { choicePage } from './choice-page.ts';

interface ProviderOptions {
  port: number;
  redirectUris: string[];
  /** The claims of an account, by what was chosen or typed; undefined for an account that does not exist or is disabled. */
  findClaims: (account: string) => Omit<AccountClaims, 'sub'> | undefined;
  /** Accounts offered as buttons. */
  offered: readonly string[];
  /** Also asks a person who has chosen before. */
  alwaysAsks?: boolean;
}

export const CLIENT = { id: 'spelling-orchard', secret: 'demo-secret' };

export interface IdentityProvider {
  issuer: string;
  server: Server;
  /** Answers any request to the provider. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** An OpenID Connect provider on this machine, without passwords: for the demo and for tests. */
export async function startIdentityProvider(options: ProviderOptions): Promise<IdentityProvider> {
  const issuer = `http://localhost:${options.port}`;
  const provider = new Provider(issuer, configurationOf(options));
  const answer = provider.callback();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(options.port, 'localhost');
  await once(server, 'listening');
  return { issuer, server, handle };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(choicePage(options.offered));
      return;
    }
    const fields = new URLSearchParams(await text(request));
    const account = fields.get('account') ?? '';
    const result = account
      ? { select_account: {}, login: { accountId: account } }
      : { error: 'access_denied', error_description: 'cancelled by the person' };
    await provider.interactionFinished(request, response, result);
  }
}

function configurationOf({ redirectUris, ...options }: ProviderOptions): Configuration {
  const { findClaims } = options;
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key of the demo alone'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd', 'tid', 'xms_edov'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: promptPolicy(options),
      url: (_context, { uid }) => `/interaction/${uid}`,
    },
    ttl: { Session: 24 * 60 * 60, Grant: 24 * 60 * 60, Interaction: 60 * 60 },
    findAccount: (_context, account) => {
      const claims = findClaims(account);
      return claims && { accountId: account, claims: () => ({ sub: account, ...claims }) };
    },
    /** Nobody is asked for permission: the person has just chosen the account. */
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  };
}

/** Lets clients ask that the person chooses an account, which Google and Microsoft are asked for. */
function promptPolicy({
  findClaims,
  alwaysAsks = false,
}: Pick<ProviderOptions, 'findClaims' | 'alwaysAsks'>): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('account_disabled', 'the account is disabled', ({ oidc }) => {
      const { accountId } = oidc.session ?? {};
      return accountId !== undefined && findClaims(accountId) === undefined;
    }),
  );
  const choice = new interactionPolicy.Prompt({ name: 'select_account', requestable: true });
  choice.checks.add(
    new interactionPolicy.Check('not_chosen', 'an account is chosen each time', ({ oidc }) => {
      const isAnswered = oidc.result !== undefined || oidc.prompts.has('none');
      return alwaysAsks && !isAnswered;
    }),
  );
  policy.add(choice, 0);
  return policy;
}
