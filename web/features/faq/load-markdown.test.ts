import { expect, test } from 'vitest';
import { withPrice } from '../../copy/price.ts';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { loadMarkdown } from './load-markdown.ts';

test('the text is what the server has at the address, with the price in its place', async () => {
  await serveAnswers((request, response) => {
    response.writeHead(200, { 'content-type': 'text/markdown' }).end(`## £{price} ${request.url}`);
  });

  expect(await load()).toBe(withPrice('## £{price} /md/faq.md'));
});

test.each([
  [404, 'text/plain', 'Not found'],
  [503, 'application/json', '{}'],
  [200, 'text/html; charset=utf-8', '<h1>Blocked by your school</h1>'],
])('a %i answer of the type %s is an error', async (status, type, body) => {
  await serveAnswers((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });

  await expect(load()).rejects.toMatchObject({ name: 'ApiError', status });
});

test('a connection that breaks off is a network error', async () => {
  await serveAnswers((_request, response) => response.destroy());
  await expect(load()).rejects.toMatchObject({ name: 'NetworkError' });
});

function load(): Promise<string> {
  return loadMarkdown('/md/faq.md');
}
