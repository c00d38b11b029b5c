import { setTimeout as sleep } from 'node:timers/promises';

/** Answers of a proxy, or of a copy that is starting or stopping: worth another try. */
const RETRIABLE = new Set([502, 503, 504]);
/** Longer than a proxy leaves a copy alone that did not answer. */
const PAUSE_MS = 2500;
/** A connection that hangs is as bad as one that is cut. */
const ANSWER_WITHIN_MS = 20_000;

interface Sending {
  method?: string;
  cookie?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is bytes. */
  body?: object;
}

/** A client that tries each request once more when it gets no answer, and counts the retries. */
export function retryingClient(origin: string) {
  const counts = { requests: 0, retried: 0 };
  const failures: string[] = [];
  return { counts, failures, send };

  /** Returns the status and the whole body; status 0 when the second try failed too. */
  async function send(path: string, sending: Sending = {}) {
    counts.requests += 1;
    const first = await attempt(path, sending);
    if (!RETRIABLE.has(first.status) && first.status !== 0) return { ...first, retried: false };
    counts.retried += 1;
    await sleep(PAUSE_MS);
    const second = await attempt(path, sending);
    if (RETRIABLE.has(second.status) || second.status === 0) {
      failures.push(`${sending.method ?? 'GET'} ${path.split('?')[0]} ${second.status}`);
    }
    return { ...second, retried: true };
  }

  async function attempt(path: string, { method = 'GET', cookie, headers, body }: Sending) {
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/pdf' : 'application/json';
    try {
      const response = await fetch(origin + path, {
        method,
        headers: { 'Content-Type': type, ...(cookie && { Cookie: cookie }), ...headers },
        ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const content = Buffer.from(await response.arrayBuffer());
      return { status: response.status, content, cookies: response.headers.getSetCookie() };
    } catch {
      return { status: 0, content: Buffer.alloc(0), cookies: [] };
    }
  }
}
