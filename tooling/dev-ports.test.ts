import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { devPorts, proxyToServer } from './dev-ports.ts';
import { PROJECT_ROOT } from './project-root.ts';

test('development follows PORT, and the port of the site can be changed', () => {
  expect(devPorts({})).toEqual({ server: 3000, site: 5173 });
  expect(devPorts({ PORT: '', DEV_PORT: '' })).toEqual({ server: 3000, site: 5173 });
  expect(devPorts({ PORT: '3801', DEV_PORT: '5200' })).toEqual({ server: 3801, site: 5200 });
  expect(() => devPorts({ PORT: 'x' })).toThrow(/PORT/);
});

test('every path that Vite passes on goes to the port of the server', async () => {
  const configFile = join(PROJECT_ROOT, 'vite.config.ts');
  const plugins = [proxyToServer(3801)];
  const { server } = await resolveConfig({ configFile, plugins, logLevel: 'silent' }, 'serve');
  const targets = Object.values(server.proxy ?? {});
  expect(targets.length).toBeGreaterThan(0);
  expect(new Set(targets)).toEqual(new Set(['http://localhost:3801']));
});
