import { errorAnswer } from '#contract/error-answer.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';

interface Refused {
  status: number;
  body: unknown;
  retryAfter?: string | null;
}

/** Turns an error answer into an ApiError. `codes` are for statuses that a proxy answers with. */
export function refusalOf(
  { status, body, retryAfter = null }: Refused,
  codes: Record<number, ErrorCode> = {},
): ApiError {
  const retryAfterSeconds = secondsIn(retryAfter);
  const parsed = errorAnswer.safeParse(body);
  if (parsed.success) {
    return new ApiError(parsed.data.error.code, {
      ...parsed.data.error,
      status,
      retryAfterSeconds,
    });
  }
  // A proxy answers with its own error pages, so only the status counts.
  const code = codes[status] ?? (status === 503 ? 'service/unavailable' : 'service/failed');
  return new ApiError(code, { status, retryAfterSeconds, cause: parsed.error });
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
