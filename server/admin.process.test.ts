import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSchool } from '#contract/schools.ts';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { dataFolder } from '#testing/data-folder.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { postmasterPid } from '#testing/postmaster-pid.ts';
import type { ProductProcess } from '#testing/product-process.ts';
import { cookieOf } from '#testing/sign-in.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { visitProduct } from '#testing/visit-product.ts';

test('before the first start every command says that there is no database, and creates none', async () => {
  const dataDir = join(await temporaryFolder(), 'typo');
  for (const words of [['list'], ['log'], ['grant', 'head@school.example']]) {
    const { code, says } = admin(dataDir, ...words);
    expect([code, says]).toEqual([1, expect.stringContaining(`no database in ${dataDir}.`)]);
  }
  expect(existsSync(dataDir)).toBe(false);
});

test('administrators can be granted while the product is stopped, and nothing is left running', async () => {
  const dataDir = await stoppedProduct();
  expect(admin(dataDir, 'revoke', DEMO_ADMINISTRATOR).says).toContain('no longer');
  expect(admin(dataDir, 'list')).toEqual({ code: 0, says: 'There is no administrator yet.\n' });
  expect(admin(dataDir, 'grant', ' Head@School.example ').says).toContain(
    'head@school.example is now an administrator',
  );
  expect(admin(dataDir, 'grant', 'head@school.example').says).toContain('already');
  expect(admin(dataDir, 'list').says).toBe('head@school.example\tno passkey\n');
  const lines = admin(dataDir, 'log').says.trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t').slice(1))).toEqual([
    [AT_COMMAND_LINE, 'administrator revoked', DEMO_ADMINISTRATOR],
    [AT_COMMAND_LINE, 'administrator granted', 'head@school.example'],
  ]);
  await expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT');
});

test('the command works beside a running product, which goes on running', async () => {
  const dataDir = await dataFolder();
  const env = { ADMIN_EMAILS: 'first@office.example, second@office.example' };
  const product = await startDisposable(dataDir, { env });
  expect(admin(dataDir, 'list').says).toBe(
    ['admin@spellingorchard.example', 'first@office.example', 'second@office.example']
      .map((email) => `${email}\tno passkey\n`)
      .join(''),
  );
  expect(admin(dataDir, 'revoke', 'first@office.example').says).toContain('no longer');
  expect(admin(dataDir, 'list').says).not.toContain('first@office.example');
  expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
  expect(product.output()).toContain('teacher@orchard.example');
});

test('the audit log is printed, the latest entry last', async () => {
  const dataDir = await dataFolder();
  const product = await startDisposable(dataDir);
  expect(admin(dataDir, 'log')).toEqual({ code: 0, says: 'Nothing has been changed yet.\n' });
  const cookie = await signInOver(product, 'admin@spellingorchard.example');
  const school = { contactName: null, contactEmail: null, subscriptionStatus: 'active' };
  for (const name of ['Grove', 'Copse']) {
    const form = { ...school, name, domain: `${name}.example` };
    expect((await post(product, createSchool.path, form, cookie)).status).toBe(201);
  }
  const lines = admin(dataDir, 'log').says.trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t').slice(1, 4))).toEqual([
    ['admin@spellingorchard.example', 'school added', 'grove.example'],
    ['admin@spellingorchard.example', 'school added', 'copse.example'],
  ]);
  expect(admin(dataDir, 'log', '1').says).toBe(`${lines[1]}\n`);
});

test.each([
  [['log', 'all'], 'all is not a number of lines'],
  [['log', '0'], '0 is not a number of lines'],
  [['log', '5', 'more'], 'node dist/server/admin.js log'],
  [['grant', 'not an address'], 'not an address is not an e-mail address.'],
  [['grant'], 'node dist/server/admin.js grant'],
  [['allow-codes', 'not a domain'], 'not a domain is not a domain of a school.'],
  [['allow-codes'], 'node dist/server/admin.js allow-codes'],
  [['person'], 'node dist/server/admin.js person'],
  [['promote', 'a@b.example'], 'node dist/server/admin.js grant'],
  [['list', 'extra'], 'node dist/server/admin.js list'],
  [[], 'node dist/server/admin.js list'],
])('%j is refused with a sentence', async (words, sentence) => {
  const { code, says } = admin(await temporaryFolder(), ...words);
  expect(code).toBe(1);
  expect(says).toContain(sentence);
});

test('revoking somebody who is not an administrator says so', async () => {
  const { code, says } = admin(await stoppedProduct(), 'revoke', 'nobody@school.example');
  expect([code, says]).toEqual([1, 'nobody@school.example is not an administrator.\n']);
});

test('the number of a person in the log is found by the address', async () => {
  const dataDir = await dataFolder();
  const product = await startDisposable(dataDir);
  const email = 'teacher@orchard.example';
  const nobody = { code: 1, says: `${email} has never signed in.\n` };
  expect(admin(dataDir, 'person', email)).toEqual(nobody);
  const cookie = await signInOver(product, email);
  await fetch(`${product.url}/api/profile`, { headers: { Cookie: cookie } });
  const { code, says } = admin(dataDir, 'person', 'Teacher@Orchard.example');
  expect(code).toBe(0);
  const [, userId = 'no number'] = /^teacher@orchard\.example\t(\S+)\n$/.exec(says) ?? [];
  await eventually(() => expect(product.output()).toContain(`"userId":"${userId}"`));
});

test('removing passkeys names the rule of the school that shuts codes, and allow-codes gives it up', async () => {
  const dataDir = await stoppedProduct();
  const email = 'head@orchard.example';
  admin(dataDir, 'grant', email);
  expect(admin(dataDir, 'remove-passkeys', email).says).toContain('After signing in with a code');
  await visitProduct(dataDir, async (db) => {
    const rule = { only_provider: 'google' };
    await db.updateTable('schools').set(rule).where('domain', '=', 'orchard.example').execute();
  });
  expect(admin(dataDir, 'remove-passkeys', email).says).toContain(
    'only through google: after signing in there, they can add a new one in Account Settings. If they cannot, node dist/server/admin.js allow-codes orchard.example',
  );
  expect(admin(dataDir, 'allow-codes', 'nowhere.example')).toEqual({
    code: 1,
    says: 'No school has the domain nowhere.example.\n',
  });
  expect(admin(dataDir, 'allow-codes', 'Orchard.example').says).toContain(
    'People at orchard.example may sign in any way again',
  );
  expect(admin(dataDir, 'allow-codes', 'orchard.example').says).toContain('already');
  expect(admin(dataDir, 'remove-passkeys', email).says).toContain('After signing in with a code');
});

const DEMO_ADMINISTRATOR = 'admin@spellingorchard.example';
const AT_COMMAND_LINE = expect.stringMatching(/^\S+ at the command line$/);

/** A data directory with a database. */
async function stoppedProduct(): Promise<string> {
  const dataDir = await dataFolder();
  await (await startDisposable(dataDir)).stop();
  return dataDir;
}

function admin(dataDir: string, ...words: string[]): { code: number | null; says: string } {
  const result = spawnSync(process.execPath, ['dist/server/admin.js', ...words], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { code: result.status, says: result.stdout + result.stderr };
}

/** Signs in as a person does, with the code from the outbox; returns the cookie. */
async function signInOver(product: ProductProcess, email: string): Promise<string> {
  await post(product, requestCode.path, { email });
  let code: string | undefined;
  await eventually(async () => {
    const outbox = await (await fetch(`${product.url}/outbox`)).text();
    code = /(\d{6}) is your/.exec(outbox)?.[1];
    expect(code).toBeDefined();
  });
  return cookieOf(await post(product, signInWithCode.path, { email, code }));
}

function post({ url }: ProductProcess, path: string, input: object, cookie = '') {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
    body: JSON.stringify(input),
  });
}
