import { randomUUID } from 'node:crypto';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import { createS3Client } from '#server/files/s3-client.ts';
import type { S3Settings } from '#server/files/s3-settings.ts';

/** An empty bucket in the run's S3 store; it goes with the store. */
export async function aBucket(): Promise<S3Settings & { endpoint: string }> {
  const objectStore = inject('objectStore');
  if (!objectStore) throw new Error('this run has no S3 store');
  const { endpoint, ...key } = objectStore;
  const settings = {
    endpoint,
    publicEndpoint: undefined,
    region: 'us-east-1',
    bucket: `orchard-${randomUUID()}`,
    pathStyle: true,
    ...key,
  };
  const client = createS3Client(settings, endpoint);
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
  return settings;
}
