import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  /** 0 where there was no answer. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface OutgoingRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Browser {
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Sends and expects JSON. */
  call: (method: string, path: string, input: object) => Promise<Answer>;
  send: (sent: OutgoingRequest) => Promise<Answer>;
  /** The `Cookie` header. */
  cookies: () => string;
  close: () => void;
}

interface Settings {
  /** Sent as `X-Forwarded-For`, for a product that trusts a proxy. */
  network?: string;
  /** From an earlier visit. */
  cookies?: string;
  /** The address that connections come from: one of this machine, 127.0.0.1 to 127.255.255.254. */
  localAddress?: string;
}

/** As many as real browsers open to one host. */
const CONNECTIONS = 6;
const ANSWER_WITHIN_MS = 60_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** A browser with connections and cookies of its own. */
export function openBrowser(
  url: string,
  { network, cookies = '', localAddress }: Settings = {},
): Browser {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: CONNECTIONS,
    ...(localAddress && { localAddress }),
  });
  const jar = new Map(cookies.split('; ').filter(Boolean).map(nameAndValue));
  const forwarded = network === undefined ? {} : { 'x-forwarded-for': network };
  return {
    get: (path, headers = {}) => send({ method: 'GET', path, headers }),
    call: (method, path, input) =>
      send({ method, path, headers: JSON_TYPE, body: JSON.stringify(input) }),
    send,
    cookies: cookieHeader,
    close: () => agent.destroy(),
  };

  async function send({ headers, ...sent }: OutgoingRequest): Promise<Answer> {
    const common = { 'accept-encoding': 'gzip', cookie: cookieHeader(), ...forwarded };
    const answer = await sendRequest(url, agent, { ...sent, headers: { ...common, ...headers } });
    for (const line of answer.headers['set-cookie'] ?? []) {
      jar.set(...nameAndValue(line.split(';')[0] ?? ''));
    }
    return answer;
  }

  function cookieHeader(): string {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/**
 * Never rejects: a broken connection is an answer of status 0. Like a browser, sends a request once more when the
 * server closed the kept connection that it was sent on.
 */
export function sendRequest(
  url: string,
  agent: Agent,
  sent: OutgoingRequest,
  isSecondTry = false,
): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
    let hasAnswer = false;
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const { method, path, headers = {}, body } = sent;
    const outgoing = request(url + path, { method, agent, signal, headers }, (response) => {
      const chunks: Buffer[] = [];
      hasAnswer = true;
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', () => {
      if (isSecondTry || hasAnswer || !outgoing.reusedSocket) fail();
      else resolve(sendRequest(url, agent, sent, true));
    });
    outgoing.end(body);
  });
}

function nameAndValue(cookie: string): [string, string] {
  const end = cookie.indexOf('=');
  return [cookie.slice(0, end), cookie.slice(end + 1)];
}
