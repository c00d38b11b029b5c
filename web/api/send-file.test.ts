import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { breakOff, refuse, serveApi } from '../testing/serve-api.ts';
import { sendFile } from './send-file.ts';

const ROUTE = 'PUT /api/library/uploads/learning/Y/W/A.pdf';
const ADDRESS = '/api/library/uploads/learning/Y/W/A.pdf';

test('a file is sent as it is, and the answer read by its schema', async () => {
  const api = await serveApi();
  api.answer(ROUTE, { pages: 3 });

  expect(await send()).toEqual({ pages: 3 });
  expect(api.callsOf(ROUTE)).toEqual(['%PDF-1.7']);
});

test('a refusal keeps its code', async () => {
  const api = await serveApi();
  api.answer(ROUTE, refuse('upload/damaged'));

  await expect(send()).rejects.toMatchObject({ name: 'ApiError', code: 'upload/damaged' });
});

test.each([
  [413, 'upload/too-large'],
  [503, 'service/unavailable'],
  [502, 'service/failed'],
])("a proxy's own page with status %i is %s", async (status, code) => {
  const api = await serveApi();
  api.answer(ROUTE, (response) => response.writeHead(status).end('<h1>No</h1>'));

  await expect(send()).rejects.toMatchObject({ name: 'ApiError', code, status });
});

test('an answer that is not what was promised counts as a failure', async () => {
  const api = await serveApi();
  api.answer(ROUTE, { pages: 'three' });

  await expect(send()).rejects.toMatchObject({ code: 'service/failed' });
});

test('a connection that breaks off is a network error', async () => {
  const api = await serveApi();
  api.answer(ROUTE, breakOff);

  await expect(send()).rejects.toMatchObject({ name: 'NetworkError' });
});

test('an aborted upload is stopped', async () => {
  const api = await serveApi();
  const controller = new AbortController();
  api.answer(ROUTE, () => controller.abort());

  await expect(send(controller.signal)).rejects.toMatchObject({ name: 'NetworkError' });
});

function send(signal = new AbortController().signal) {
  return sendFile(ADDRESS, new File(['%PDF-1.7'], 'A.pdf'), {
    type: 'application/pdf',
    output: z.object({ pages: z.number() }),
    signal,
    onProgress: () => undefined,
  });
}
