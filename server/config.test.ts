import { describe, expect, test } from 'vitest';
import { processorMs } from '#testing/processor-time.ts';
import { loadConfig, VARIABLES } from './config.ts';
import { SettingsError } from './start-error.ts';

const S3 = { S3_BUCKET: 'orchard', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hunter2' };

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://spelling.example',
  SMTP_URL: 'smtp://user:pass@mail.example:587',
  SECRET: 'x'.repeat(32),
};

describe('an empty environment', () => {
  test('is a complete configuration for trying the product out', () => {
    expect(loadConfig({})).toMatchObject({
      production: false,
      host: 'localhost',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: { name: 'Spelling Orchard', address: 'no-reply@spellingorchard.example' },
    });
  });

  test('is the same as variables set to nothing', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: ' ' })).toEqual(loadConfig({}));
  });
});

test('every mistake is listed at once, by name and with what is expected', () => {
  const wrong = {
    PORT: 'x',
    PUBLIC_URL: 'ftp://a',
    SMTP_URL: 'mail',
    SECRET: 'short',
    MAIL_FROM: 'me',
  };
  expect(() => loadConfig(wrong)).toThrow(
    [
      'The configuration is wrong:',
      '  - PORT must be a whole number from 1 to 65535',
      '  - PUBLIC_URL must be the address teachers type, such as https://spelling.example, without a path',
      '  - SMTP_URL must be a mail server such as smtp://user:password@host:587 or smtps://host',
      '  - MAIL_FROM must be a sender such as Spelling Orchard <no-reply@spelling.example>',
      '  - SECRET must be at least 32 characters that nobody can guess',
    ].join('\n'),
  );
});

test('a mistake is named without its value, which may be a password', () => {
  const wrong = () => loadConfig({ DATABASE_URL: 'mysql://root:hunter2@host/db' });
  expect(wrong).toThrow('DATABASE_URL must be a PostgreSQL address');
  expect(wrong).not.toThrow('hunter2');
});

describe('production', () => {
  test('is refused without a mail server, a public address and a secret, all named at once', () => {
    const refused = () => loadConfig({ NODE_ENV: 'production' });
    expect(refused).toThrow('PUBLIC_URL is required in production');
    expect(refused).toThrow('SMTP_URL is required in production');
    expect(refused).toThrow('SECRET is required in production');
  });

  test('is accepted with them', () => {
    expect(loadConfig(PRODUCTION)).toMatchObject({
      production: true,
      publicUrl: 'https://spelling.example',
    });
  });

  test('lists missing variables together with wrong ones', () => {
    const refused = () => loadConfig({ NODE_ENV: 'production', PORT: '99999' });
    expect(refused).toThrow(/PORT must be[^]*SECRET is required/);
  });
});

test.each([
  ['Orchard <a@b.example>', { name: 'Orchard', address: 'a@b.example' }],
  ['a@b.example', { name: 'Spelling Orchard', address: 'a@b.example' }],
])('MAIL_FROM %s is understood', (given, expected) => {
  expect(loadConfig({ MAIL_FROM: given }).mailFrom).toEqual(expected);
});

test.each([
  'a@b.example, c@d.example',
  'x <a@b.example> y',
  '<a@b.example',
  'a@b.example>',
  '"x" <a@b.example>',
  'a <b> <c@d.example>',
  'a@b.example\nBcc: c@d.example',
])('MAIL_FROM %j is refused', (given) => {
  expect(() => loadConfig({ MAIL_FROM: given })).toThrow('MAIL_FROM must be');
});

test('a sender of 64 kB is refused at once', async () => {
  const read = () => loadConfig({ MAIL_FROM: `a${' '.repeat(64_000)}b` });
  const ms = await processorMs(() => expect(read).toThrow('MAIL_FROM must be'));
  expect(ms).toBeLessThan(100);
});

describe('every variable', () => {
  test.each(VARIABLES)('%s has a maximum length', (name) => {
    const tooLong = () => loadConfig({ ...S3, [name]: 'x'.repeat(70_000) });
    expect(tooLong).toThrow(new RegExp(`${name} must be`));
    expect(tooLong).not.toThrow('xxx');
  });

  test.each(VARIABLES)('%s has no control characters', (name) => {
    for (const control of ['\u0000', '\n', '\u007f', '\ud800']) {
      expect(() => loadConfig({ ...S3, [name]: `postgres://a.example${control}` })).toThrow(
        new RegExp(`${name} must be`),
      );
    }
  });

  test('too long or with a line break is refused in a clear sentence', () => {
    const wrong = { SECRET: 'x'.repeat(5000), DATA_DIR: 'data\nbase' };
    expect(() => loadConfig(wrong)).toThrow(
      [
        'The configuration is wrong:',
        '  - DATA_DIR must be on one line, without control characters',
        '  - SECRET must be at most 4096 characters long',
      ].join('\n'),
    );
  });
});

test.each(['https://a.example/path', 'https://a.example/?q', 'javascript:alert(1)', 'a.example'])(
  'PUBLIC_URL %s is refused',
  (given) => {
    expect(() => loadConfig({ PUBLIC_URL: given })).toThrow('PUBLIC_URL must be');
  },
);

test('METRICS_PORT must be another than PORT, also where PORT is left to its default', () => {
  expect(() => loadConfig({ METRICS_PORT: '3000' })).toThrow(
    'METRICS_PORT must be a whole number from 1 to 65535, other than PORT',
  );
  expect(() => loadConfig({ PORT: '9464', METRICS_PORT: '9464' })).toThrow('METRICS_PORT must be');
});

test('a variable that is wrong in several ways is listed once', () => {
  const wrong = { ADMIN_EMAILS: `${'a'.repeat(70_000)}, nobody`, MAIL_FROM: 'x'.repeat(600) };
  const listed = () => loadConfig(wrong);
  expect(listed).toThrow(/ADMIN_EMAILS/);
  expect(listed).not.toThrow(/ADMIN_EMAILS[^]*ADMIN_EMAILS/);
  expect(listed).not.toThrow(/MAIL_FROM[^]*MAIL_FROM/);
});

test.each([
  [undefined, 20],
  ['2', 2],
  ['500', 500],
])('DATABASE_CONNECTIONS %s means %i connections', (given, connections) => {
  expect(loadConfig({ DATABASE_CONNECTIONS: given }).databaseConnections).toBe(connections);
});

test.each(['0', '1', '501', 'many'])('DATABASE_CONNECTIONS %s is refused', (given) => {
  expect(() => loadConfig({ DATABASE_CONNECTIONS: given })).toThrow('DATABASE_CONNECTIONS must be');
});

test('a wrong configuration is an error of its own, for the exit code', () => {
  expect(() => loadConfig({ PORT: 'x' })).toThrow(SettingsError);
});

test.each([
  [undefined, 0],
  ['0', 0],
  ['false', 0],
  ['1', 1],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY %s means %i proxies', (given, proxies) => {
  expect(loadConfig({ TRUST_PROXY: given }).trustedProxies).toBe(proxies);
});

describe('the outbox, which shows sign-in codes', () => {
  test.each(['0.0.0.0', '::', '192.168.0.7', 'spelling.example'])(
    'is refused on HOST=%s without a mail server, and the message says what to set',
    (HOST) => {
      expect(() => loadConfig({ HOST })).toThrow(
        'SMTP_URL is required where HOST is not a loopback address',
      );
      expect(loadConfig({ HOST, SMTP_URL: 'smtp://mail.example' }).host).toBe(HOST);
      expect(loadConfig({ ...PRODUCTION, HOST }).host).toBe(HOST);
    },
  );

  test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('is accepted on HOST=%s', (HOST) => {
    expect(loadConfig({ HOST }).host).toBe(HOST);
  });
});

test('HSTS_SUBDOMAINS is off unless it is on', () => {
  expect(loadConfig(PRODUCTION).hstsSubdomains).toBe(false);
  expect(loadConfig({ ...PRODUCTION, HSTS_SUBDOMAINS: 'on' }).hstsSubdomains).toBe(true);
  expect(() => loadConfig({ HSTS_SUBDOMAINS: 'yes' })).toThrow('HSTS_SUBDOMAINS must be');
});

test('ADMIN_EMAILS is a list of addresses', () => {
  const given = ' Head@School.example, b@school.example ,';
  expect(loadConfig({ ADMIN_EMAILS: given }).adminEmails).toEqual([
    'head@school.example',
    'b@school.example',
  ]);
  expect(loadConfig({}).adminEmails).toEqual([]);
});

test.each([{ ADMIN_EMAILS: 'a@b.example, nobody' }, { TRUST_PROXY: 'yes' }, { TRUST_PROXY: '-1' }])(
  '%j is refused',
  (wrong) => {
    expect(() => loadConfig(wrong)).toThrow(/(ADMIN_EMAILS|TRUST_PROXY) must be/);
  },
);
