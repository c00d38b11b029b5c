import type { ErrorAnswer } from '#contract/error-answer.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { isDatabaseFull, isDatabaseUnavailable } from '../db/database-errors.ts';
import { AppError, reasonOf } from '../app-error.ts';
import { StoreError } from '../files/store-error.ts';
import type { AppContext } from './context.ts';
import { sendJson } from './send-json.ts';

/** A database or a file store that was unavailable is usually back by then. */
export const RETRY_AFTER_SECONDS = 5;
/** The rest of the request is not read after these, so the connection ends with the answer. */
const CLOSE_AFTER = new Set<AppError['code']>([
  'request/too-large',
  'request/timeout',
  'upload/too-large',
  'upload/not-pdf',
  'storage/full',
]);

/** The only place where an error becomes an answer. The answer tells nothing about an unexpected error. */
export function answerError(error: unknown, c: AppContext): Response {
  const { status, answer, retryAfterSeconds } = describeError(error, c);
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  if (CLOSE_AFTER.has(answer.error.code)) c.header('Connection', 'close');
  return sendJson(c, answer, status);
}

/** What a caller is told about an error, which is logged if it is ours. */
export function describeError(error: unknown, c: AppContext) {
  const known = toAppError(error);
  const { code, details } = known;
  const status = ERROR_STATUS[code];
  c.set('errorCode', code);
  if (known instanceof StoreError) {
    c.set('storeFault', known.fault);
    const { message, reason, blob } = known;
    c.var.log.error({ err: error, reason, blob }, message);
  } else if (status >= 500) c.var.log.error({ err: error, reason: reasonOf(error) }, code);
  const { fields, retryAfterSeconds = status === 503 ? RETRY_AFTER_SECONDS : undefined } = details;
  const answer: ErrorAnswer = {
    error: { code, requestId: c.var.requestId, ...(fields && { fields }) },
  };
  return { status, answer, retryAfterSeconds };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError('service/unavailable');
  return new AppError(isDatabaseFull(error) ? 'storage/full' : 'service/failed');
}
