import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { misbehavingS3 } from '#testing/misbehaving-s3.ts';
import { contentOf } from './blob-content.ts';

test.concurrent('storing in a store that takes the bytes and says nothing fails within 15 seconds', async (context) => {
  const { store, behave } = await misbehavingS3(well, context);
  behave((request) => void request.resume());
  const began = performance.now();
  await expect(store.put(contentOf(Buffer.from('x')))).rejects.toMatchObject({
    code: 'service/unavailable',
    fault: 'late',
    message: 'the file store does not answer',
  });
  expect(performance.now() - began).toBeLessThan(15_000);
});

test.concurrent('a large file whose store freezes in the middle fails within 45 seconds', async (context) => {
  const { store, behave } = await misbehavingS3(well, context);
  let parts = 0;
  behave((request, response) => {
    request.resume();
    if (request.url?.includes('uploads')) {
      response.end('<Result><UploadId>upload</UploadId></Result>');
    } else if (parts === 0) {
      parts += 1;
      response.setHeader('ETag', '"part"').end();
    }
  });
  const began = performance.now();
  await expect(store.put(contentOf(Buffer.alloc(17_000_000)))).rejects.toMatchObject({
    fault: 'late',
  });
  expect(performance.now() - began).toBeLessThan(45_000);
}, 60_000);

const well: RequestListener = (request, response) => {
  request.resume();
  response.end();
};
