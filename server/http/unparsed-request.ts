import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ErrorAnswer } from '#contract/error-answer.ts';
import { type ErrorCode, ERROR_STATUS } from '#contract/errors.ts';

/** The error codes for what Node's parser reports; all other reports are `request/invalid`. */
const PARSER_ERRORS = new Map<string | undefined, ErrorCode>([
  ['HPE_HEADER_OVERFLOW', 'request/headers-too-large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request/timeout'],
]);

/** Answers and logs requests that never reach the app, such as those that cannot be parsed. */
export function refuseUnparsed(log: Logger) {
  return { toAnswer, toSocket, toResponse };

  /** For the adapter: a request without a host or with an invalid address. */
  function toAnswer(error: unknown): Response {
    const isTheirs = error instanceof RequestError;
    const { body, status } = refuse(isTheirs ? 'request/invalid' : 'service/failed', error);
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
    return new Response(body, { status, headers });
  }

  /** For the HTTP parser, which passes only the connection on. */
  function toSocket(error: NodeJS.ErrnoException, socket: Duplex): void {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const { body, status } = refuse(PARSER_ERRORS.get(error.code) ?? 'request/invalid', error);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  }

  /** For a connection that sends request after request without waiting for the answers. */
  function toResponse(outgoing: ServerResponse): void {
    const { body, status } = refuse('request/invalid', 'many requests without waiting for answers');
    outgoing.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
    outgoing.end(body);
  }

  function refuse(code: ErrorCode, error: unknown): { body: string; status: number } {
    const requestId = randomUUID();
    const status = ERROR_STATUS[code];
    const reason = error instanceof Error ? error.message : String(error);
    log[status >= 500 ? 'error' : 'info'](
      { requestId, status, error: code, reason },
      'unreadable request',
    );
    const answer: ErrorAnswer = { error: { code, requestId } };
    return { body: JSON.stringify(answer), status };
  }
}
