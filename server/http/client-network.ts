import { isIP } from 'node:net';
import type { AppContext, Middleware } from './context.ts';

/** Some proxies write the port, too: `192.0.2.1:443` and `[2001:db8::1]:443`. */
const WITH_PORT = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/;
/** An IPv4 address inside an IPv6 one, as the last two groups: as sockets write it, and as translators do (RFC 6052). */
const MAPPED_IPV4 = /^(?:::ffff:|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/;
const IPV6_GROUPS = 8;
/** A household or a school has a /64 and may use any address in it. */
const NETWORK_GROUPS = 4;
const WIDE_NETWORK_GROUPS = 3;

/**
 * Finds the network that a request came from. Only the entries of `X-Forwarded-For` that our own proxies wrote
 * count, `trustedProxies` of them; a client can put anything before those.
 */
export function clientNetwork(trustedProxies: number): Middleware {
  return async (c, next) => {
    c.set('network', networkOf(forwardedFor(c, trustedProxies) ?? socketAddress(c)));
    await next();
  };
}

function forwardedFor(c: AppContext, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const addresses = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const given = addresses.at(-trustedProxies) ?? '';
  const [, ipv6, ipv4] = WITH_PORT.exec(given) ?? [];
  const address = ipv6 ?? ipv4 ?? given;
  return isIP(address) ? address : undefined;
}

function socketAddress(c: AppContext): string {
  return c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/** The address itself, or the /64 that an IPv6 address belongs to; the same however the address is written. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const ipv6 = shortestForm(address.replace(/%.*$/, ''));
  const mapped = MAPPED_IPV4.exec(ipv6);
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.');
  return `${expandIpv6(ipv6).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** In lower case, without leading zeros, and with groups in the place of an IPv4 address at the end. */
function shortestForm(ipv6: string): string {
  return new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

/** The /48 around an IPv6 /64, because one owner may have all of it; undefined for IPv4. */
export function wideNetworkOf(network: string): string | undefined {
  if (!network.endsWith('::/64')) return undefined;
  return `${network.split(':').slice(0, WIDE_NETWORK_GROUPS).join(':')}::/48`;
}

/** The largest network that one owner is likely to have: the /48 of an IPv6 address, or the IPv4 address itself. */
export function largestNetworkOf(network: string): string {
  return wideNetworkOf(network) ?? network;
}

/** The eight groups of an address such as `2001:db8::1`, whose double colon stands for groups of zeros. */
function expandIpv6(address: string): string[] {
  const [start = [], end = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const missing = Math.max(0, IPV6_GROUPS - start.length - end.length);
  return [...start, ...Array.from({ length: missing }, () => '0'), ...end];
}
