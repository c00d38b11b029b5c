import type { ErrorAnswer } from '#contract/error-answer.ts';
import type { ErrorCode } from '#contract/errors.ts';

interface Details {
  fields?: ErrorAnswer['error']['fields'];
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error that the caller is answered with. Its code decides the status; the site has the text. */
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
