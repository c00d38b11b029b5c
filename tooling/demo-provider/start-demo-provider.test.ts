import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';

test('the demo provider prints a line that starts the product where browsers come back to, and the address to open', async () => {
  const port = await freePort('localhost');
  const child = startDemo({ PROVIDER_PORT: String(port), PORT: '4321', PUBLIC_URL: undefined });
  onTestFinished(() => void child.kill());
  let said = '';
  for await (const piece of child.stdout.setEncoding('utf8')) {
    said += piece;
    if (said.includes('Ctrl+C')) break;
  }
  expect(said).toContain(
    `\n  PORT=4321 OIDC_NAME="Demo Trust" OIDC_ISSUER=http://localhost:${port} `,
  );
  expect(said).toContain('\n  http://localhost:4321/login\n');
  const visit = await fetch(
    `http://localhost:${port}/auth?client_id=spelling-orchard&response_type=code&scope=openid&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256&redirect_uri=${encodeURIComponent('http://localhost:4321/api/sign-in/providers/other/return')}`,
    { redirect: 'manual' },
  );
  expect(visit.headers.get('Location')).toContain('/interaction/');
}, 30_000);

test('on a port in use the demo provider says so in a sentence', async () => {
  const port = await freePort('localhost');
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const child = startDemo({ PROVIDER_PORT: String(port) });
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(status).toBe(1);
  expect(said).toContain(`Port ${port} is in use`);
  expect(said.trim().split('\n')).toHaveLength(1);
}, 30_000);

function startDemo(variables: Record<string, string | undefined>) {
  const program = ['--import', 'tsx', 'tooling/demo-provider/start-demo-provider.ts'];
  const env = { ...process.env, ...variables };
  return spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
}
