import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { aBucket } from '#testing/cluster/run-engines.ts';
import { freePort } from '../db/embedded/free-port.ts';
import { contentOf } from './blob-content.ts';
import { createS3Client } from './s3-client.ts';
import { openS3Store } from './s3.ts';

/** More than one part. */
const LARGE = Buffer.alloc(9 * 1024 * 1024, 'orchard');
const UNAVAILABLE = { code: 'service/unavailable' };
/** The answer of some stores when an upload is completed for the second time; Ceph accepts that. */
const NO_SUCH_UPLOAD = '<Error><Code>NoSuchUpload</Code></Error>';

test('a large file is stored although the last answer was lost, and nothing else is left', async () => {
  const { store, keys } = await storeThatAnswers((time) => (time === 1 ? 'lost' : 'unknown'));
  const { blob } = await store.put(contentOf(LARGE));
  expect(await store.sizeOf(blob)).toBe(LARGE.byteLength);
  expect(await keys()).toEqual([`blobs/${blob}`]);
});

test.each(['lost', 'unknown'] as const)(
  'when every last answer is %s it is not stored, and nothing is left of it',
  async (answer) => {
    const { store, keys } = await storeThatAnswers(() => answer);
    await expect(store.put(contentOf(LARGE))).rejects.toMatchObject(UNAVAILABLE);
    expect(await keys()).toEqual([]);
  },
);

/**
 * A proxy before the real store, which interferes with the last request of a large file. `last` is called with the
 * number of the attempt: for `lost` the store gets the request and its answer is dropped, for `unknown` the store is not
 * asked and the upload is reported as unknown.
 */
async function storeThatAnswers(last: (time: number) => 'lost' | 'unknown') {
  const settings = await aBucket();
  let times = 0;
  const line = createServer((request, response) => {
    const completes = request.method === 'POST' && request.url?.includes('uploadId=');
    const what = completes ? last((times += 1)) : 'passed on';
    if (what === 'unknown') {
      request.resume();
      response.writeHead(404).end(NO_SUCH_UPLOAD);
    } else passOn(request, response, what === 'lost');
  });
  const port = await freePort('localhost');
  await new Promise<void>((resolve) => line.listen(port, 'localhost', resolve));
  const client = createS3Client(settings, settings.endpoint);
  onTestFinished(() => {
    client.destroy();
    line.close();
    line.closeAllConnections();
  });
  const store = await openS3Store({ ...settings, endpoint: `http://localhost:${port}` });
  return { store, keys };

  function passOn(request: IncomingMessage, response: ServerResponse, isLost: boolean): void {
    const { method, headers, url = '' } = request;
    const asked = ask(new URL(url, settings.endpoint), { method, headers }, (answer) => {
      if (isLost) answer.resume().on('end', () => request.socket.destroy());
      else answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers));
    });
    request.pipe(asked);
  }

  /** The keys of all objects and of unfinished uploads. */
  async function keys(): Promise<string[]> {
    const place = { Bucket: settings.bucket };
    const { Contents = [] } = await client.send(new ListObjectsV2Command(place));
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand(place));
    return [...Contents, ...Uploads].map(({ Key = '' }) => Key);
  }
}
