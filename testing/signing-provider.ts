import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#server/db/embedded/free-port.ts';
import type { ProviderSettings } from '#server/features/providers/provider-settings.ts';
import { type Authentication, credentialsIn } from './client-credentials.ts';

type Claims = Record<string, unknown>;

export type GivenSettings = Pick<ProviderSettings, 'id'> & Partial<ProviderSettings>;

export interface SigningProvider {
  settings: ProviderSettings;
  /** The accounts that exist, by their subject. */
  accounts: Map<string, Claims>;
  /** Changes what the provider publishes about itself. */
  alterMetadata: (change: (metadata: Claims) => Claims) => void;
  /** Changes every ID token before it is signed. */
  alter: (change: (claims: Claims) => Claims) => void;
  /** Changes every ID token after it was signed. */
  alterSigned: (change: (token: string) => string) => void;
  /** Answers every request of the product this much later. */
  delay: (ms: number) => void;
  /** From now on a code that was used before gets the same tokens again, which no provider should do. */
  repeatAnswers: () => void;
  /** Signs with a new key, and publishes that one alone. */
  rotateKeys: () => void;
  stop: () => Promise<void>;
}

interface Key {
  id: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Of providers that have stopped. Making a key takes more processor time than the rest of a test. */
const unused: Omit<Key, 'id'>[] = [];

const METADATA = '/.well-known/openid-configuration';
const EVERY_METHOD: Authentication = {
  methods: ['client_secret_post', 'client_secret_basic'],
  decodes: true,
};

/** A real provider. In front of it, tokens are signed again, so that tests can make wrong ones. */
export async function startSigningProvider(
  settings: GivenSettings,
  redirectOrigin: string,
  authentication = EVERY_METHOD,
): Promise<SigningProvider> {
  // Loaded by the stories that need it alone, because it is slow to load.
  const { CLIENT, startIdentityProvider } =
    await import('#tooling/demo-provider/identity-provider.ts');
  const port = await freePort('localhost');
  const accounts = new Map<string, Claims>();
  const issuer = `http://localhost:${port}`;
  let key = takeKey();
  const taken = [key];
  let delayMs = 0;
  let changeMetadata = (metadata: Claims) => metadata;
  let change = (claims: Claims) => claims;
  let changeSigned = (token: string) => token;
  let repeats = false;
  const answers = new Map<string, Claims>();
  const { server, handle } = await startIdentityProvider({
    port,
    redirectUris: [`${redirectOrigin}/api/sign-in/providers/${settings.id}/return`],
    findClaims: (account) => accounts.get(account),
    offered: [],
  });
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    unused.push(...taken.splice(0));
  };
  return {
    settings: {
      name: 'The Trust',
      issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      domains: [],
      ...settings,
    },
    accounts,
    alterMetadata: (changed) => {
      changeMetadata = changed;
    },
    alter: (changed) => {
      change = changed;
    },
    alterSigned: (changed) => {
      changeSigned = changed;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    repeatAnswers: () => {
      repeats = true;
    },
    rotateKeys: () => {
      key = takeKey();
      taken.push(key);
    },
    stop,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isAskedByProduct = /^\/(jwks|token|\.well-known)/.test(request.url ?? '');
    if (isAskedByProduct) await setTimeout(delayMs);
    if (request.url === '/jwks') return sendJson(response, 200, { keys: [publicJwk(key)] });
    const isPassedOn = request.headers['x-passed-on'] !== undefined;
    if (request.url?.endsWith(METADATA) && !isPassedOn) return sendMetadata(response);
    if (request.url !== '/token' || isPassedOn) return handle(request, response);
    const body = new URLSearchParams(await text(request));
    const { id, secret } = credentialsIn(request.headers.authorization, body, authentication) ?? {};
    if (id !== CLIENT.id || secret !== CLIENT.secret) {
      return sendJson(response, 401, {
        error: 'invalid_client',
        error_description: 'The provided client secret is invalid.',
      });
    }
    const code = body.get('code') ?? '';
    const earlier = repeats ? answers.get(code) : undefined;
    if (earlier) return sendJson(response, 200, earlier);
    body.set('client_id', id);
    body.set('client_secret', secret);
    const passedOn = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { 'x-passed-on': 'yes' },
      body,
    });
    const tokens: Claims = JSON.parse(await passedOn.text());
    const token = tokens['id_token'];
    if (typeof token === 'string') {
      const claims: Claims = JSON.parse(
        Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
      );
      tokens['id_token'] = changeSigned(sign(change(claims), key));
    }
    answers.set(code, tokens);
    sendJson(response, passedOn.status, tokens);
  }

  async function sendMetadata(response: ServerResponse): Promise<void> {
    const asked = await fetch(issuer + METADATA, { headers: { 'x-passed-on': 'yes' } });
    const metadata: Claims = JSON.parse(await asked.text());
    const listed = { ...metadata, token_endpoint_auth_methods_supported: authentication.methods };
    sendJson(response, 200, changeMetadata(listed));
  }
}

/** Under a name of its own, and never that of another provider that still runs. */
function takeKey(): Key {
  const pair = unused.pop() ?? generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...pair, id: randomUUID() };
}

function publicJwk({ id, publicKey }: Key): object {
  return { ...publicKey.export({ format: 'jwk' }), kid: id, use: 'sig', alg: 'RS256' };
}

function sign(claims: Claims, { id, privateKey }: Key): string {
  const head = encode({ alg: 'RS256', kid: id });
  const content = `${head}.${encode(claims)}`;
  const signature = createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url');
  return `${content}.${signature}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function sendJson(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(content));
}
