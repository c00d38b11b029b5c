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
  readonly reason?: string;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** Why something failed, for the operator. An error of ours has only its code as a message; its cause says more. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AppError && error.reason !== undefined) return error.reason;
  const saysLittle = error instanceof AppError || error.message === 'fetch failed';
  if (saysLittle && error.cause !== undefined) return reasonOf(error.cause);
  // When none of several addresses of a host answers, there is no message but a code.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
