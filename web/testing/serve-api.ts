import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import { aTree } from './a-tree.ts';
import { serveAnswers } from './serve-answers.ts';

type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${'api' | 'md'}/${string}`;

/** The answer of a route: a body, or a function that writes the response. The query is that of a GET or DELETE. */
type Answer = object | ((response: ServerResponse, body: unknown, query: URLSearchParams) => void);

interface Call {
  route: string;
  body: unknown;
}

/** An API for one test: the session, the recorded calls, and answers that the test can change. */
export interface Api {
  session: Session | null;
  calls: Call[];
  /** From now on. */
  answer: (route: Route, answer: Answer) => void;
  callsOf: (route: Route) => unknown[];
}

export async function serveApi(session: Session | null = null): Promise<Api> {
  const answers = new Map<string, Answer>();
  const api: Api = {
    session,
    calls: [],
    answer: (route, answer) => answers.set(route, answer),
    callsOf: (route) => api.calls.filter((call) => call.route === route).map(({ body }) => body),
  };
  api.answer(
    'GET /api/session',
    send(() => ({ session: api.session })),
  );
  api.answer(
    'POST /api/sign-out',
    send(() => {
      api.session = null;
      return {};
    }),
  );
  api.answer(
    'GET /api/profile',
    send(() => ({
      email: api.session?.email,
      username: api.session?.username,
      newsletter: false,
    })),
  );
  api.answer('GET /api/profile/school', {
    school: { name: 'Orchard Primary School', subscriptionStatus: 'active' },
  });
  api.answer('GET /api/sessions', { sessions: [THIS_SESSION], total: 1, isSharedLogin: false });
  api.answer('GET /api/sign-in/providers', { providers: [] });
  api.answer('GET /api/passkeys', { passkeys: [], isSharedLogin: false });
  api.answer('GET /api/setup', { isOver: true, done: [] });
  api.answer('GET /api/profile/deletion', { dueAt: null, refusedTo: null });
  api.answer('GET /api/library/tree', aTree());
  api.answer('GET /api/library/deletions', { deletions: [], total: 0 });
  api.answer('GET /api/library/starter-scheme', { state: 'none', done: 0, total: 0 });
  api.answer('GET /api/favourites', { paths: [] });
  api.answer('GET /api/last-place', { place: null });
  api.answer('PUT /api/last-place', {});
  for (const text of MARKDOWN) {
    api.answer(`GET ${text}`, (response) => response.end(readFileSync(`web/public${text}`)));
  }

  await serveAnswers(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const route = `${request.method} ${pathname}`;
    const query = searchParams.size > 0 ? Object.fromEntries(searchParams) : undefined;
    const body = (await bodyOf(request)) ?? query;
    api.calls.push({ route, body });
    const answer = answers.get(route) ?? refuse('request/not-found');
    if (typeof answer === 'function') answer(response, body, searchParams);
    else response.end(JSON.stringify(answer));
  });
  return api;
}

const MARKDOWN = ['/md/faq.md', '/md/conversation.md', '/md/privacy.md', '/md/terms.md'] as const;

const THIS_SESSION = {
  id: '0d3e4b8a-5c2f-4a7e-9b01-6f1c2a340001',
  browser: { name: 'chrome', system: 'windows' },
  signedInAt: '2026-11-16T08:30:00.000Z',
  lastUsedAt: '2026-11-16T09:00:00.000Z',
  isCurrent: true,
};

/** An error answer as the server gives it. */
export function refuse(code: ErrorCode, retryAfterSeconds?: number): Answer {
  return (response) => {
    const headers =
      retryAfterSeconds === undefined ? {} : { 'retry-after': `${retryAfterSeconds}` };
    const error = { code, requestId: 'r-1' };
    response.writeHead(ERROR_STATUS[code], headers).end(JSON.stringify({ error }));
  };
}

/** Breaks the connection. */
export function breakOff(response: ServerResponse): void {
  response.destroy();
}

/** Holds the answer until the test releases it. */
export function held(body: object): { answer: Answer; release: () => void } {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer = (response: ServerResponse) =>
    void released.then(() => response.end(JSON.stringify(body)));
  return { answer, release: () => release() };
}

function send(body: () => object): Answer {
  return (response) => response.end(JSON.stringify(body()));
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  if (request.headers['content-type'] === 'application/pdf') return text;
  return text === '' ? undefined : JSON.parse(text);
}
