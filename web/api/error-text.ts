import { ERROR_TEXT, NETWORK_ERROR_TEXT, UNEXPECTED_ERROR_TEXT } from '../copy/errors.ts';
import { ApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';

/** The message for an error that a call threw. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return ERROR_TEXT[error.code];
  if (error instanceof NetworkError) return NETWORK_ERROR_TEXT;
  return UNEXPECTED_ERROR_TEXT;
}
