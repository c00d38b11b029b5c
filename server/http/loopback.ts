import { isIPv4 } from 'node:net';
import type { AppContext, Middleware } from './context.ts';
import { AppError } from '../app-error.ts';

/** Whether a host name or an address means this machine itself. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^::ffff:(?=\d)/, '');
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

/** Whether an address leads to another machine, or to this one by a name that others use. */
export function isOfOthers(url: string): boolean {
  return !URL.canParse(url) || !isLoopback(new URL(url).hostname.replace(/^\[(.*)\]$/, '$1'));
}

/**
 * Answers 404 unless the Host header and every address of the request are loopback ones. The address of the
 * connection is not enough: a hostile site can make its own name resolve to 127.0.0.1, and a proxy on this machine
 * forwards requests from elsewhere.
 */
export const loopbackOnly: Middleware = async (c, next) => {
  const isLocal =
    !isOfOthers(hostUrlOf(c)) && addressesOf(c).every((address) => isLoopback(address));
  if (!isLocal) throw new AppError('request/not-found');
  await next();
};

function hostUrlOf(c: AppContext): string {
  const host = c.req.header('Host');
  return host === undefined ? c.req.url : `http://${host}`;
}

/** The address of the connection, and the addresses that proxies report. */
function addressesOf(c: AppContext): string[] {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? [];
  return [peer, ...forwarded.map((address) => address.trim())];
}
