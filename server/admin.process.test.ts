import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { postmasterPid } from '#testing/postmaster-pid.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

test('administrators are named before the first start, and nothing is left running', async () => {
  const dataDir = await temporaryFolder();
  expect(admin(dataDir, 'list')).toEqual({ code: 0, says: 'There is no administrator yet.\n' });
  expect(admin(dataDir, 'grant', ' Head@School.example ').says).toContain(
    'head@school.example is now an administrator',
  );
  expect(admin(dataDir, 'grant', 'head@school.example').says).toContain('already');
  expect(admin(dataDir, 'list').says).toBe('head@school.example\n');
  await expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT');
});

test('beside a running product, which goes on running', async () => {
  const dataDir = await temporaryFolder();
  const env = { ADMIN_EMAILS: 'first@office.example, second@office.example' };
  const product = await startDisposable(dataDir, { env });
  expect(admin(dataDir, 'list').says).toBe(
    'admin@spellingorchard.example\nfirst@office.example\nsecond@office.example\n',
  );
  expect(admin(dataDir, 'revoke', 'first@office.example').says).toContain('no longer');
  expect(admin(dataDir, 'list').says).not.toContain('first@office.example');
  expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
  expect(product.output()).toContain('teacher@orchard.example');
});

test.each([
  [['grant', 'not an address'], 'not an address is not an e-mail address.'],
  [['grant'], 'npm run admin -- grant'],
  [['promote', 'a@b.example'], 'npm run admin -- grant'],
  [['list', 'extra'], 'npm run admin -- list'],
  [[], 'npm run admin -- list'],
])('%j is refused with a sentence', async (words, sentence) => {
  const { code, says } = admin(await temporaryFolder(), ...words);
  expect(code).toBe(1);
  expect(says).toContain(sentence);
});

test('revoking somebody who is none says so', async () => {
  const { code, says } = admin(await temporaryFolder(), 'revoke', 'nobody@school.example');
  expect([code, says]).toEqual([1, 'nobody@school.example is not an administrator.\n']);
});

function admin(dataDir: string, ...words: string[]): { code: number | null; says: string } {
  const result = spawnSync(process.execPath, ['dist/server/admin.js', ...words], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { code: result.status, says: result.stdout + result.stderr };
}
