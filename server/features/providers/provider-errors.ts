import * as oidc from 'openid-client';
import { AppError } from '../../app-error.ts';

/** The answers of a provider that has not let the person in: cancelled, or no longer known. */
const NOT_SIGNED_IN: ReadonlySet<string> = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);
const TIMED_OUT = 'OAUTH_TIMEOUT';

export function unavailable(cause: unknown): AppError {
  return new AppError('sign-in/provider-unavailable', { cause });
}

/** What a person is told about an answer that was not accepted. The log has the cause. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof oidc.AuthorizationResponseError && NOT_SIGNED_IN.has(error.error)) {
    return new AppError('sign-in/provider-cancelled', { cause: error });
  }
  if (isUnreachable(error)) return unavailable(error);
  return new AppError('sign-in/provider-refused', { cause: error });
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === TIMED_OUT) return true;
  return error.message === 'fetch failed' || isUnreachable(error.cause);
}
