import type { TestApp } from './test-app.ts';

/** As a browser that runs no script opens it. */
export async function openPage({ app }: Pick<TestApp, 'app'>, path: string, cookie = '') {
  const headers = { Accept: 'text/html', ...(cookie && { Cookie: cookie }) };
  const response = await app.request(path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
