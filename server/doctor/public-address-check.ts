import { signOut } from '#contract/session.ts';
import type { Config } from '../config.ts';
import { type Check, fault, type Finding, ok, warning } from './finding.ts';

type Settings = Pick<Config, 'publicUrl' | 'production'>;

const PART = 'PUBLIC_URL';
const ANSWER_WITHIN_MS = 5000;
const MOST_REDIRECTS = 5;
const SESSION_COOKIE = /^(?:__Host-)?session=/;

/** Opens the product as a browser does, from outside in. */
export function publicAddressCheck(settings: Settings): Check {
  const remedy = `Does ${settings.publicUrl} lead to this product: DNS, firewall, certificate, proxy? Try it from another machine too.`;
  return { part: PART, run: () => checkAddress(settings), remedy };
}

async function checkAddress({ publicUrl, production }: Settings): Promise<Finding[]> {
  const { origin, response } = await follow(publicUrl);
  if (origin !== publicUrl) {
    const sentence = `${publicUrl} sends browsers on to ${origin}, from where every write is refused.`;
    return [fault(PART, sentence, `Set PUBLIC_URL to ${origin}, or end the redirect.`)];
  }
  const answer = await response.text();
  if (response.status !== 200 || !answer.includes('"live"')) {
    const sentence = `${publicUrl} is answered by another server (${response.status}).`;
    return [fault(PART, sentence, 'Point the proxy at HOST and PORT of the product.')];
  }
  return [
    ok(PART, `${publicUrl} leads to the product.`),
    ...(await checkReady(publicUrl)),
    ...(await checkWrite(publicUrl)),
    ...checkHttps(publicUrl, production, response),
  ];
}

async function checkReady(origin: string): Promise<Finding[]> {
  const response = await ask(`${origin}/health/ready`);
  const answer = await response.text();
  if (response.status === 200 && !answer.includes('warning')) return [];
  const remedy = 'See the findings about that part; the log has the reason.';
  return [fault('Readiness', `It answers ${response.status}: ${answer}`, remedy)];
}

/** Signing out without being signed in changes nothing, and its answer has a cookie. */
async function checkWrite(origin: string): Promise<Finding[]> {
  const response = await ask(origin + signOut.path, {
    method: signOut.method,
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: '{}',
  });
  if (response.status === 403) {
    const remedy = `Set PUBLIC_URL to ${origin} for the running product and start it again; its log has both origins.`;
    return [fault('Writes', `The product refuses writes from ${origin}.`, remedy)];
  }
  if (response.status !== 200) {
    const remedy = 'The log has the reason; does the proxy let POST and the headers through?';
    return [fault('Writes', `A write is answered with ${response.status}.`, remedy)];
  }
  const cookies = response.headers.getSetCookie();
  if (!cookies.some((each) => SESSION_COOKIE.test(each))) {
    const remedy = 'The proxy must pass Set-Cookie on; nobody stays signed in without it.';
    return [fault('Cookies', 'The answer to a write has lost its cookie.', remedy)];
  }
  const isSecure = cookies.some((each) => /^__Host-session=.*; ?Secure/i.test(each));
  if (origin.startsWith('https:') && !isSecure) {
    const remedy = 'Set PUBLIC_URL to the https address; the proxy must not change cookies.';
    return [fault('Cookies', 'The cookie is not marked as secure.', remedy)];
  }
  return [ok('Writes', `They are expected from ${origin}, and the cookie arrives.`)];
}

export function checkHttps(origin: string, production: boolean, response: Response): Finding[] {
  if (!production) return [];
  if (origin.startsWith('http:')) {
    const remedy = 'Put a proxy with a certificate in front and set PUBLIC_URL to https.';
    return [warning('HTTPS', 'Codes and cookies travel unprotected.', remedy)];
  }
  const hsts = response.headers.get('Strict-Transport-Security');
  if (isInsisting(hsts)) return [ok('HTTPS', `Browsers are told to insist on it: ${hsts}.`)];
  const remedy =
    'The product sends Strict-Transport-Security: keep the proxy from removing or changing it.';
  return [warning('HTTPS', 'Browsers are not told to insist on it.', remedy)];
}

/** With a maximum age of 0 browsers forget what they were told before. */
function isInsisting(hsts: string | null): boolean {
  return Number(/max-age="?(\d+)/i.exec(hsts ?? '')?.[1] ?? 0) > 0;
}

async function follow(origin: string): Promise<{ origin: string; response: Response }> {
  let address = new URL('/health/live', origin);
  for (let n = 0; ; n += 1) {
    const response = await ask(address.href);
    const next = response.headers.get('Location');
    if (response.status < 300 || response.status >= 400 || !next || n === MOST_REDIRECTS) {
      return { origin: address.origin, response };
    }
    await response.body?.cancel();
    address = new URL(next, address);
  }
}

function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return fetch(address, { redirect: 'manual', signal, ...init });
}
