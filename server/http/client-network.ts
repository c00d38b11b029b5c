import { isIP } from 'node:net';
import type { AppContext, Middleware } from './context.ts';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
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
  const address = addresses.at(-trustedProxies) ?? '';
  return isIP(address) ? address : undefined;
}

function socketAddress(c: AppContext): string {
  return c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/** The address itself, or the /64 that an IPv6 address belongs to. */
export function networkOf(address: string): string {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (isIP(address) !== 6) return address;
  const groups = expandIpv6(address.replace(/%.*$/, ''));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
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
  const groups = [...start, ...Array.from({ length: missing }, () => '0'), ...end];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
