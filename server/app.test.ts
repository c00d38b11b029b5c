import { describe, expect, test } from 'vitest';
import { errorAnswer } from '#contract/error-answer.ts';
import { captureLog } from '#testing/captured-log.ts';
import { createTestApp, PUBLIC_URL } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const MESSAGE = { name: 'Ada', email: 'ada@school.example', message: 'Hello' };

describe('every answer', () => {
  test('forbids everything that does not come from our own origin', async () => {
    const { app } = await createTestApp(db);
    const policy = (await app.request('/')).headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/'unsafe-|https?:|\*/);
  });

  test('carries the headers against content sniffing and framing, and none that names the server', async () => {
    const { app } = await createTestApp(db);
    const { headers } = await app.request('/api/nothing');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
  });

  test('insists on HTTPS in production, and for subdomains only when configured', async () => {
    const values: (string | null)[] = [];
    for (const hstsSubdomains of [false, true]) {
      const { app } = await createTestApp(db, { production: true, hstsSubdomains });
      const { headers } = await app.request('/');
      values.push(headers.get('Strict-Transport-Security'));
    }
    expect(values).toEqual(['max-age=31536000', 'max-age=31536000; includeSubDomains']);
  });
});

describe('a write', () => {
  test.each([
    [{}, 200],
    [{ Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: `${PUBLIC_URL}.evil.example` }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('with %j is answered with %i', async (headers, status) => {
    const { app } = await createTestApp(db);
    const response = await app.request('/api/support/messages', {
      method: 'POST',
      body: JSON.stringify(MESSAGE),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    expect(response.status).toBe(status);
  });

  test('that is refused is a warning with the expected and the received origin, and is counted', async () => {
    const { app, logLines, metrics } = await createTestApp(db);
    await app.request('/api/support/messages', {
      method: 'POST',
      body: JSON.stringify(MESSAGE),
      headers: { 'Content-Type': 'application/json', Origin: 'https://www.spelling.example' },
    });
    expect(logLines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: 40,
        expectedOrigin: PUBLIC_URL,
        receivedOrigin: 'https://www.spelling.example',
      }),
    );
    expect(await metrics.registry.metrics()).toContain('refused_writes_total 1');
  });
});

describe('health', () => {
  test('is live and ready', async () => {
    const { app } = await createTestApp(db);
    expect((await app.request('/health/live')).status).toBe(200);
    expect((await app.request('/health/ready')).status).toBe(200);
  });

  test('is live but not ready while stopping', async () => {
    const { app } = await createTestApp(db, { stopping: true });
    expect((await app.request('/health/live')).status).toBe(200);
    const ready = await app.request('/health/ready');
    expect([ready.status, ready.headers.get('Retry-After')]).toEqual([503, '5']);
  });
});

describe('the log', () => {
  test('is a JSON line per request, with the id that the answer carries', async () => {
    const { app, logLines } = await createTestApp(db);
    const response = await app.request('/pricing?token=abc');
    const lines = logLines.map((line) => JSON.parse(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      method: 'GET',
      path: '/pricing',
      status: 200,
      requestId: response.headers.get('X-Request-Id'),
    });
  });

  test('holds no query, cookie, header or body', async () => {
    const { app, logLines } = await createTestApp(db);
    await app.request('/api/support/messages?signature=sig-in-query', {
      method: 'POST',
      body: JSON.stringify({ ...MESSAGE, password: 'pass-in-body' }),
      headers: {
        'Content-Type': 'application/json',
        Cookie: 'session=cookie-in-header',
        Authorization: 'Bearer bearer-in-header',
      },
    });
    const log = logLines.join('');
    expect(log).toContain('/api/support/messages');
    expect(log).not.toMatch(/sig-in-query|pass-in-body|cookie-in-header|bearer-in-header/);
  });

  test('cannot be forged with a newline in an address', async () => {
    const { app, logLines } = await createTestApp(db);
    await app.request('/teaching/x%0A%7B%22level%22:60%7D', { headers: { Accept: 'text/html' } });
    expect(logLines).toHaveLength(1);
    expect(logLines[0]?.trimEnd()).not.toContain('\n');
  });

  test('holds no value of a row that caused a database error', async () => {
    const { log, lines } = captureLog();
    const duplicate = db
      .insertInto('support_messages')
      .values([1, 2].map(() => ({ ...MESSAGE, id: '00000000-0000-4000-8000-000000000001' })))
      .execute();
    await duplicate.catch((error: unknown) => log.error({ err: error }, 'failed'));
    expect(lines.join()).toContain('duplicate key');
    expect(lines.join()).not.toContain('00000000-0000-4000-8000-000000000001');
  });
});

test('a large answer is compressed for a browser that accepts it', async () => {
  const { app } = await createTestApp(db);
  app.get('/api/large', (c) => c.json({ words: 'because '.repeat(1000) }));
  const response = await app.request('/api/large', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
});

test('a refusal is too short to be compressed', async () => {
  const { app } = await createTestApp(db);
  const response = await app.request('/api/none', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.has('Content-Encoding')).toBe(false);
  expect(response.headers.get('Content-Length')).toBe(String((await response.text()).length));
});

test('a wrong method on a known call is a JSON 404', async () => {
  const { app } = await createTestApp(db);
  const response = await app.request('/api/support/messages', { method: 'DELETE' });
  expect(errorAnswer.parse(await response.json()).error.code).toBe('request/not-found');
});
