import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

const CONNECT_WITHIN_MS = 2000;
const ANSWER_WITHIN_MS = 5000;
const ATTEMPTS = 3;
/** A slow reader holds a connection, and must not keep the others from theirs. */
const MOST_CONNECTIONS = 1000;

export function createS3Client(
  { region, pathStyle, accessKeyId, secretAccessKey }: S3Settings,
  endpoint: string | undefined,
): S3Client {
  const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  return new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    retryMode: 'standard',
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
      // A reader may take its time; how long the store may take for the next bytes is seen to where they are read.
      socketTimeout: 0,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Not every store knows the newer checksums; each request's content is signed anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
