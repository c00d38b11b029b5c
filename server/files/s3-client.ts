import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { ConfiguredRetryStrategy } from '@smithy/core/retry';
import { SettingsError, StartError } from '../start-error.ts';

/** How an S3-compatible store is reached. */
export interface S3Settings {
  /** Undefined means Amazon S3 in the region. */
  endpoint: string | undefined;
  /** Where browsers reach the store; undefined when they cannot. */
  publicEndpoint: string | undefined;
  region: string;
  bucket: string;
  /** Whether the bucket is part of the path rather than of the host name. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_WITHIN_MS = 2000;
const ANSWER_WITHIN_MS = 5000;
const ATTEMPTS = 3;
/**
 * Short, so that a page still learns within its 2 seconds why the store failed: by itself the client waits for up to
 * 1.5 seconds when the store says that it is too busy.
 */
const LONGEST_PAUSE_MS = 200;
/** Many, because a slow reader holds its connection for as long as it reads. */
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
    retryStrategy: new ConfiguredRetryStrategy(ATTEMPTS, () => Math.random() * LONGEST_PAUSE_MS),
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
      // A slow reader is fine; `s3-read.ts` limits how long the store may take for the next bytes.
      socketTimeout: 0,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Not every store knows the newer checksums, and the content of each request is signed anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The bucket is elsewhere, not ours, or not there. */
const WRONG_SETTINGS: ReadonlySet<number> = new Set([301, 403, 404]);

/** Turns a failure of the first request into a sentence for the operator. */
export async function explainStartFailure(
  { endpoint, bucket }: S3Settings,
  firstUse: () => Promise<void>,
): Promise<void> {
  try {
    await firstUse();
  } catch (error) {
    const store = endpoint ?? 'Amazon S3';
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const Failure = WRONG_SETTINGS.has(status ?? 0) ? SettingsError : StartError;
    throw new Failure(`The file store ${store} ${complaint(status, bucket)}`, { cause: error });
  }
}

function complaint(status: number | undefined, bucket: string): string {
  if (status === undefined) return 'does not answer. Is S3_ENDPOINT right, and is it running?';
  if (status === 404) return `has no bucket ${bucket}. Make it, or set S3_BUCKET to another.`;
  if (status === 403) {
    return `does not let us use the bucket ${bucket}. Look at S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what the key may do.`;
  }
  if (status === 301) return `keeps the bucket ${bucket} elsewhere. Set S3_REGION to where it is.`;
  return `answered ${status} when asked for the bucket ${bucket}.`;
}
