import { QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '../log-failure.ts';
import { ApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The log message when this query fails. */
      logAs?: string;
    };
  }
}

const RETRIES = 2;
export const STALE_AFTER_MS = 30_000;
const FIRST_RETRY_AFTER_MS = 1_000;
const LAST_RETRY_AFTER_MS = 30_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.logAs !== undefined) logFailure(meta.logAs, error);
      },
    }),
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: STALE_AFTER_MS, retry: shouldRetry, retryDelay },
      // 'always': offline, a message must fail and say so rather than wait with its button busy.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

export function shouldRetry(failures: number, error: Error): boolean {
  return failures < RETRIES && !isRefusal(error);
}

/** Retrying does not change a 4xx. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}

function retryDelay(failures: number, error: Error): number {
  if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
    return Math.min(error.retryAfterSeconds * 1000, LAST_RETRY_AFTER_MS);
  }
  return Math.min(FIRST_RETRY_AFTER_MS * 2 ** failures, LAST_RETRY_AFTER_MS);
}
