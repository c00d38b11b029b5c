import type { ErrorCode } from '#contract/errors.ts';

interface Details {
  /** Of the server's answer; missing for an error that the page has found itself. */
  status?: number;
  requestId?: string | undefined;
  fields?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

const OWN_STATUS = { refused: 400, failed: 500 };

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
    // The contract's table of statuses would be loaded with every page.
    const isFailure = code.startsWith('service/');
    this.status = details.status ?? OWN_STATUS[isFailure ? 'failed' : 'refused'];
    this.requestId = details.requestId;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
