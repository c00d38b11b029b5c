import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';

test('on a port in use the demo provider says so in a sentence', async () => {
  const port = await freePort('localhost');
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const program = ['--import', 'tsx', 'tooling/demo-provider/start-demo-provider.ts'];
  const env = { ...process.env, PROVIDER_PORT: String(port) };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(status).toBe(1);
  expect(said).toContain(`Port ${port} is in use`);
  expect(said.trim().split('\n')).toHaveLength(1);
}, 30_000);
