import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { SettingsError } from '../start-error.ts';
import type { App } from './context.ts';
import { watchUnanswered } from './unanswered-requests.ts';
import { refuseUnparsed } from './unparsed-request.ts';
import { watchPieces } from './watch-pieces.ts';

interface Patience {
  /** For a request's headers to arrive. */
  headersMs: number;
  /** For a whole request; long, because an upload over a school's line is slow. */
  requestMs: number;
  /** For a connection without traffic in either direction, unless the server is working on the answer. */
  idleMs: number;
  /** For the next request on an open connection; longer than the minute that load balancers keep theirs. */
  keepAliveMs: number;
}

const PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 30 * 60_000,
  idleMs: 60_000,
  keepAliveMs: 65_000,
};

/** Each check closes the connections whose headers or request are overdue. */
const CHECKS_PER_HEADERS_TIMEOUT = 10;
const CLOSE_IDLE_EVERY_MS = 50;
const LINGER_MS = 500;

/** Opens the port; resolves once requests are answered. */
export async function listen(
  app: App,
  { host, port }: { host: string; port: number },
  log: Logger,
  patience = PATIENCE,
): Promise<Server> {
  const options = {
    requireHostHeader: false,
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    keepAliveTimeout: patience.keepAliveMs,
    connectionsCheckingInterval: patience.headersMs / CHECKS_PER_HEADERS_TIMEOUT,
  };
  const unparsed = refuseUnparsed(log);
  // Replaces the global `Response` by one that passes bytes on without copying them.
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings), {
    // Health probes may name no host; nothing here depends on it.
    hostname: 'localhost',
    errorHandler: unparsed.toAnswer,
    // A body that is not read to its end is left unread (`close-unread.ts`).
    autoCleanupIncoming: false,
  });
  const judge = watchUnanswered();
  const server = createServer(options, (incoming, outgoing) => {
    const verdict = judge(incoming, outgoing);
    if (verdict === 'refused') unparsed.toResponse(outgoing);
    if (verdict !== 'served') return;
    outgoing.once('finish', () => cutOffIfStillSending(incoming));
    watchPieces(incoming, () => {
      unparsed.toSocket(new Error('a body in very many pieces'), incoming.socket);
      cutOffIfStillSending(incoming);
    });
    outgoing.on('timeout', (socket) => isAtWork(incoming, outgoing) || socket.destroy());
    // A caller that disconnected fails this answer only.
    outgoing.on('error', (error) => log.debug({ err: error }, 'an answer could not be sent'));
    answer(incoming, outgoing).catch((error: unknown) => {
      log.error({ err: error }, 'a request ended without an answer');
      outgoing.destroy();
    });
  });
  server.timeout = patience.idleMs;
  server.on('clientError', unparsed.toSocket);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(explainListening(error, { host, port }, { host: 'HOST', port: 'PORT' })),
    );
    server.listen(port, host, resolve);
  });
  return server;
}

/** Stops accepting connections, lets running requests finish for a while, then closes the rest. */
export async function drain(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(giveUp);
}

/** A caller that keeps sending after the answer gets a moment to read it and is then disconnected. */
function cutOffIfStillSending(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroy();
  }, LINGER_MS).unref();
}

/** The whole request has arrived and the answer has not begun: the caller is waiting for the server. */
function isAtWork(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  return incoming.complete && !outgoing.headersSent;
}

interface Address<Port> {
  host: string;
  port: Port;
}

/** Why a port could not be opened, with the variable to change. */
export function explainListening(
  error: NodeJS.ErrnoException,
  { host, port }: Address<number>,
  variables: Address<string>,
): Error {
  if (error.code === 'EADDRINUSE') {
    return new SettingsError(`Port ${port} is already in use. Set ${variables.port} to another.`);
  }
  if (error.code === 'EACCES') {
    return new SettingsError(
      `This user may not listen on port ${port}. Set ${variables.port} to one above 1023.`,
    );
  }
  if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_\w+|EINVAL)$/.test(error.code ?? '')) {
    return new SettingsError(
      `${variables.host} is ${host}, which is no address of this machine (${error.code}). Set it to one, or to 0.0.0.0 for all.`,
    );
  }
  return error;
}
