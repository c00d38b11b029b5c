import type { ErrorAnswer, ErrorCode } from '#contract/errors.ts';

interface Details {
  fields?: ErrorAnswer['error']['fields'];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error the caller is told about. Its code decides the status; the browser has the words. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
