import { createServer, type RequestListener } from 'node:http';
import { onTestFinished as whenThisTestEnds } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { openS3Store } from '#server/files/s3.ts';

/**
 * A store at a server that answers as the test says; `initial` must let the store be opened. One of several tests at
 * the same time gives its own `onTestFinished`.
 */
export async function misbehavingS3(
  initial: RequestListener,
  { onTestFinished = whenThisTestEnds } = {},
): Promise<{ store: FileStore; behave: (next: RequestListener) => void }> {
  let behaviour = initial;
  const server = createServer((request, response) => behaviour(request, response));
  const port = await freePort('localhost');
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const store = await openS3Store({
    endpoint: `http://localhost:${port}`,
    publicEndpoint: undefined,
    region: 'us-east-1',
    bucket: 'bucket',
    pathStyle: true,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  return {
    store,
    behave: (next) => {
      behaviour = next;
    },
  };
}
