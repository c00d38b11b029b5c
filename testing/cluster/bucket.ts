import { randomUUID } from 'node:crypto';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { createS3Client } from '#server/files/s3-client.ts';
import type { S3Settings } from '#server/files/s3-client.ts';
import type { Engines } from './engines.ts';

/** Creates an empty bucket; it is never deleted, because the whole store ends with the run. */
export async function makeBucket({
  objectStore,
}: Engines): Promise<S3Settings & { endpoint: string }> {
  const { endpoint } = objectStore;
  const settings = {
    ...objectStore,
    publicEndpoint: undefined,
    region: 'us-east-1',
    bucket: `orchard-${randomUUID()}`,
    pathStyle: true,
  };
  const client = createS3Client(settings, endpoint);
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
  return settings;
}
