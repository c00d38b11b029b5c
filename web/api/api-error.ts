import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';

interface Details {
  status?: number;
  requestId?: string | undefined;
  fields?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** The server answered with an error, or the page refused an input before sending it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly requestId: string | undefined;
  /** For `request/invalid`: which input fields were refused, and why. */
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? ERROR_STATUS[code];
    this.requestId = details.requestId;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
