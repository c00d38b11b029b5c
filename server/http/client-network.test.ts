import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientNetwork, networkOf } from './client-network.ts';
import type { App } from './context.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['0000:0000:0000:0000:0000:ffff:c000:0201', '192.0.2.1'],
  ['::ffff:0:0', '0.0.0.0'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['64:FF9B:0:0:0:0:C000:0201', '192.0.2.1'],
  ['64:ff9b:1::192.0.2.1', '64:ff9b:1:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [0, undefined, '192.0.2.9'],
  [0, '203.0.113.7', '192.0.2.9'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, 'forged, 203.0.113.7', '203.0.113.7'],
  [2, '203.0.113.7, 198.51.100.1', '203.0.113.7'],
  [1, undefined, '192.0.2.9'],
  [2, '203.0.113.7', '192.0.2.9'],
  [1, 'not an address', '192.0.2.9'],
  [1, '203.0.113.7:52044', '203.0.113.7'],
  [1, '[2001:db8:1:2::7]:52044', '2001:db8:1:2::/64'],
  [1, '[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  [1, '::ffff:cb00:7107', '203.0.113.7'],
  [1, '203.0.113.7:52044, unknown', '192.0.2.9'],
])('behind %i proxies, X-Forwarded-For %s is %s', async (proxies, forwarded, network) => {
  const app: App = new Hono();
  app.use(clientNetwork(proxies));
  app.get('/', (c) => c.text(c.var.network));
  const init = { headers: { ...(forwarded && { 'X-Forwarded-For': forwarded }) } };
  const socket = { incoming: { socket: { remoteAddress: '192.0.2.9' } } };
  expect(await (await app.request('/', init, socket)).text()).toBe(network);
});
