import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLink } from '#contract/library.ts';
import { signOut } from '#contract/session.ts';
import { answerOf, callApi, errorCodeOf } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { anAdministrator, aTeacherAlone } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const PATH = 'Year 2/Week 1/Slides.pdf';
const CONTENT = '%PDF-1.7 0123456789';
let product: TestApp;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  cookie = await aTeacherAlone(product, db);
  await aResource(db, product.files, PATH, { content: Buffer.from(CONTENT) });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a link', () => {
  test.each([
    ['download', 60, 'attachment'],
    ['print', 60, 'inline'],
  ] as const)('to %s opens for %i seconds', async (purpose, seconds, kind) => {
    const url = await link(purpose);
    vi.setSystemTime(Date.now() + (seconds - 1) * 1000);
    const response = await open(url);
    expect([response.status, await response.text()]).toEqual([200, CONTENT]);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toMatch(new RegExp(`^${kind};`));
    vi.setSystemTime(Date.now() + 1000);
    await expectRefused(await open(url));
  });

  test('with any of its letters changed is refused', async () => {
    const url = await link('download');
    const start = url.indexOf('?');
    for (let at = start + 1; at < url.length; at += 1) {
      const changed = url.slice(0, at) + (url[at] === 'x' ? 'y' : 'x') + url.slice(at + 1);
      expect(['request/invalid', 'link/refused']).toContain(await errorCodeOf(await open(changed)));
    }
  });

  test('with its purpose, its bucket or its path swapped is refused', async () => {
    await aResource(db, product.files, 'Year 2/Week 1/Other.pdf');
    const url = await link('download');
    for (const changed of [
      url.replace('purpose=download', 'purpose=print'),
      url.replace('/learning/', '/learning-readonly/'),
      url.replace('Slides.pdf', 'Other.pdf'),
      url.replace('Week%201', 'Week%202'),
      url.replace(/signature=./, 'signature=!'),
      url.replace(/signature=[^&]*/, 'signature='),
    ]) {
      await expectRefused(await open(changed));
    }
  });

  test('signed while the clock was fast is refused once the clock is right', async () => {
    const now = Date.now();
    vi.setSystemTime(now + 2 * 60 * 60_000);
    const urls = [await link('download'), await link('print')];
    vi.setSystemTime(now);
    for (const url of urls) await expectRefused(await open(url));
  });

  test('signed by a copy whose clock is a few seconds ahead opens', async () => {
    const now = Date.now();
    vi.setSystemTime(now + 3000);
    const url = await link('download');
    vi.setSystemTime(now);
    expect((await open(url)).status).toBe(200);
  });

  test('works for the session that asked for it, and until that session ends', async () => {
    const url = await link('download');
    const other = await signIn(product, db, 'other@active.example');
    await expectRefused(await open(url, { Cookie: other }));
    expect((await product.app.request(url)).status).toBe(401);
    await callApi(product, signOut, {}, { cookie });
    expect((await open(url)).status).toBe(401);
  });

  test('opens nothing once the school has lapsed', async () => {
    const url = await link('download');
    await db.updateTable('schools').set({ subscription_status: 'inactive' }).execute();
    const response = await open(url);
    expect([response.status, await errorCodeOf(response)]).toEqual([403, 'subscription/required']);
    expect((await ask({ purpose: 'view' })).status).toBe(403);
  });

  test('to a deleted resource answers 404', async () => {
    const url = await link('download');
    await db.deleteFrom('objects').where('path', '=', PATH).execute();
    expect(await errorCodeOf(await open(url))).toBe('resource/not-found');
  });

  test('never gets into the log', async () => {
    const url = await link('download');
    await open(url);
    expect(product.logLines.join('')).not.toContain(url.split('signature=')[1]);
  });
});

describe('asking for a link', () => {
  test.each(['download', 'print'] as const)(
    'to %s a read-only resource is refused',
    async (purpose) => {
      const path = 'Year 2/Week 1/Only to view.pdf';
      await aResource(db, product.files, path, { bucket: 'learning-readonly' });
      const refused = await ask({ path, bucket: 'learning-readonly', purpose });
      expect([refused.status, await errorCodeOf(refused)]).toEqual([403, 'resource/read-only']);
      expect((await ask({ path, bucket: 'learning-readonly', purpose: 'view' })).status).toBe(200);
      expect(await errorCodeOf(await ask({ path, purpose }))).toBe('resource/not-found');
    },
  );

  test.each([
    [{ path: 'Year 2/Week 1/None.pdf' }, 404],
    [{ path: 'Year 2' }, 404],
    [{ path: 'Year 2/Week 1/.keep' }, 400],
    [{ path: '../secret' }, 400],
    [{ path: 'Year 2/../../x' }, 400],
    [{ path: 'Year 2//Slides.pdf' }, 400],
    [{ path: 'Year 2/Week 1/Slides.pdf\u0000' }, 400],
    [{ bucket: 'secrets' }, 400],
    [{ purpose: 'delete' }, 400],
  ])('for %j is answered with %i', async (part, status) => {
    expect((await ask({ purpose: 'view', ...part })).status).toBe(status);
  });

  test('is not for administrators, who do not open resources, also where their school has a subscription', async () => {
    cookie = await anAdministrator(product, db, 'head@active.example');
    expect((await ask({ purpose: 'view' })).status).toBe(403);
  });
});

test.each(["é & ' + ( ) #.pdf", '🍎 apples.pdf', '100%.pdf', 'a"b.pdf', "it's; x=1.pdf"])(
  'a resource named %s is opened, and saved under its name with year and week',
  async (name) => {
    const path = `Year 2/Week 1/${name}`;
    await aResource(db, product.files, path, { content: Buffer.from(CONTENT) });
    const response = await open(await link('download', path));
    expect(await response.text()).toBe(CONTENT);
    const header = response.headers.get('Content-Disposition') ?? '';
    expect(header).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(`Year 2 Week 1 ${name}`);
  },
);

describe('the file', () => {
  test.each([
    ['bytes=0-3', 206, '%PDF', 'bytes 0-3/19'],
    ['bytes=9-', 206, '0123456789', 'bytes 9-18/19'],
    ['bytes=-2', 206, '89', 'bytes 17-18/19'],
    ['bytes=17-99', 206, '89', 'bytes 17-18/19'],
    ['bytes=-99', 206, CONTENT, 'bytes 0-18/19'],
    ['bytes=19-', 416, '', 'bytes */19'],
    ['bytes=-0', 416, '', 'bytes */19'],
    ['bytes=5-2', 200, CONTENT, null],
    ['bytes=0-1,3-4', 200, CONTENT, null],
    ['lines=1-2', 200, CONTENT, null],
    ['bytes=-', 200, CONTENT, null],
  ])('asked for %s answers %i', async (range, status, body, contentRange) => {
    const response = await open(await link('download'), { Cookie: cookie, Range: range });
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
  });

  test('is not sent to a browser that has it, and a part only of the same version', async () => {
    const url = await link('download');
    const etag = (await open(url)).headers.get('ETag') ?? '';
    for (const held of [etag, `W/${etag}`, `"other", W/"a,b" , ${etag}`, '*']) {
      const unchanged = await open(url, { Cookie: cookie, 'If-None-Match': held });
      expect([held, unchanged.status, await unchanged.text()]).toEqual([held, 304, '']);
      expect(unchanged.headers.get('ETag')).toBe(etag);
    }
    for (const other of ['"other"', etag.slice(1, -1), '']) {
      const changed = await open(url, { Cookie: cookie, 'If-None-Match': other });
      expect([other, changed.status]).toEqual([other, 200]);
    }
    const same = { Cookie: cookie, Range: 'bytes=0-3', 'If-Range': etag };
    expect((await open(url, same)).status).toBe(206);
    const older = { ...same, 'If-Range': '"older"' };
    expect((await open(url, older)).status).toBe(200);
  });

  test('answers HEAD with its size and nothing else', async () => {
    const url = await link('download');
    const response = await product.app.request(url, {
      method: 'HEAD',
      headers: { Cookie: cookie },
    });
    expect(response.headers.get('Content-Length')).toBe('19');
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(await response.text()).toBe('');
  });

  test('cannot run anything or be framed by another site', async () => {
    const { headers } = await open(await link('download'));
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

function ask(part: object): Promise<Response> {
  return callApi(product, createLink, { bucket: 'learning', path: PATH, ...part }, { cookie });
}

async function link(purpose: string, path = PATH): Promise<string> {
  return (await answerOf(createLink, await ask({ purpose, path }))).url;
}

async function open(url: string, headers: Record<string, string> = { Cookie: cookie }) {
  return product.app.request(url, { headers });
}

async function expectRefused(response: Response): Promise<void> {
  expect([response.status, await errorCodeOf(response)]).toEqual([403, 'link/refused']);
}
