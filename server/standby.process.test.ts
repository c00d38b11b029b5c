import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requestCode } from '#contract/session.ts';
import { startDatabaseServer } from '#testing/database-server.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { watchedProduct } from '#testing/watched-product.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

const CODE = { email: 'new@orchard.example' };

test('on a standby teachers go on reading, a write is refused at once with its reason, and all is well after it was promoted', async () => {
  const server = await startDatabaseServer();
  const product = await watchedProduct({ env: { DATABASE_URL: server.connectionString } });
  const { cookie } = await signInTeacher(product);
  await server.becomeStandby();

  const pages = ['/', '/login', '/teaching', '/profile', '/api/library/tree', '/health/ready'];
  for (const path of pages) {
    const answer = await fetch(product.url + path, { headers: { Cookie: cookie } });
    expect([path, answer.status]).toEqual([path, 200]);
  }
  const began = performance.now();
  const refused = await product.post(requestCode.path, CODE);
  expect(performance.now() - began).toBeLessThan(5000);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ error: { code: 'service/unavailable' } });
  await eventually(() => {
    expect(product.complaints()).toMatch(/cannot execute \w+ in a read-only transaction/);
  });
  const runbook = readFileSync(join(PROJECT_ROOT, 'docs/runbook.md'), 'utf8');
  expect(runbook).toContain('`cannot execute … in a read-only transaction`: it is a standby');
  expect(await product.doctor()).toMatch(
    /^fault {4}Database: It is a standby, which takes no writes\.\n {9}Remedy: .*pg_promote/m,
  );

  await server.promote();
  await eventually(async () =>
    expect((await product.post(requestCode.path, CODE)).status).toBe(200),
  );
});

test('a start on a standby ends with a sentence', async () => {
  const server = await startDatabaseServer();
  await server.becomeStandby();
  const env = { DATABASE_URL: server.connectionString };
  const started = startDisposable(await temporaryFolder(), { env });
  const output = await started.then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(output).toContain('cannot start. The database takes no writes: it is a standby');
  expect(output).not.toContain('    at ');
});
