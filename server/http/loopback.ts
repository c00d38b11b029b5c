import { isIPv4 } from 'node:net';
import type { AppContext, Middleware } from './context.ts';
import { AppError } from '../app-error.ts';

/** Whether a host name or an address is this machine's own. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^::ffff:(?=\d)/, '');
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

/**
 * Answers 404 unless a browser on this machine asked for a loopback host: another site can let its own name
 * resolve to a loopback address, and a proxy can forward requests from elsewhere.
 */
export const loopbackOnly: Middleware = async (c, next) => {
  const isHere = isLoopback(hostOf(c)) && addressesOf(c).every((address) => isLoopback(address));
  if (!isHere) throw new AppError('request/not-found');
  await next();
};

function hostOf(c: AppContext): string {
  const host = c.req.header('Host');
  const url = host === undefined ? c.req.url : `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1') : '';
}

/** The address of the connection, and those that proxies forwarded. */
function addressesOf(c: AppContext): string[] {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? [];
  return [peer, ...forwarded.map((address) => address.trim())];
}
