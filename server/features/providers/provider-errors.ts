import * as oidc from 'openid-client';
import { AppError, reasonOf } from '../../app-error.ts';

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

/** A refusal of our own, with its reason for the log. */
export function refused(reason: string): AppError {
  return new AppError('sign-in/provider-refused', { cause: new Error(reason) });
}

/**
 * Every browser that leaves for a provider is given a lasting cookie. One that comes back without it accepts no cookies,
 * or is another browser.
 */
export function noSuchVisit({ isNewBrowser }: { isNewBrowser: boolean }): AppError {
  if (!isNewBrowser) return refused('this browser has no such visit under way');
  const cause = new Error('the browser brought none of our cookies');
  return new AppError('sign-in/cookies-missing', { cause });
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

const LOGGED_CHARACTERS = 500;

/** For the log: what went wrong, also in the words of the provider. */
export function describeRefusal(error: unknown) {
  const cause = error instanceof AppError ? error.cause : error;
  const answer = isProviderAnswer(cause) ? cause : undefined;
  const claim = claimIn(cause);
  return {
    reason: withoutSecrets(reasonOf(error)),
    ...(claim !== undefined && { claim }),
    ...(answer && { error: withoutSecrets(answer.error) }),
    ...(answer?.error_description !== undefined && {
      error_description: withoutSecrets(answer.error_description),
    }),
  };
}

function isProviderAnswer(
  error: unknown,
): error is oidc.ResponseBodyError | oidc.AuthorizationResponseError {
  return (
    error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError
  );
}

/** The name of the claim that was not as expected, which the library puts beside the values of all of them. */
function claimIn(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  if ('claim' in cause && typeof cause.claim === 'string') return cause.claim;
  return cause instanceof Error ? claimIn(cause.cause) : undefined;
}

/** Providers write what they like; some name the person's address. */
function withoutSecrets(text: string): string {
  return text
    .slice(0, LOGGED_CHARACTERS)
    .replaceAll(/\S{1,100}@\S{1,100}/g, '[address]')
    .replaceAll(/[\w.-]{40,}/g, '[secret]');
}
