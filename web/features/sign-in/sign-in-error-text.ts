import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { UNEXPECTED_ERROR_TEXT } from '../../copy/errors.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { signInWaysCopy } from '../../copy/sign-in-ways.ts';
import { isProviderDown } from './is-provider-down.ts';

/** The failed action: asking for a code, signing in as an organisation, or entering a code. */
type Doing = keyof typeof signInCopy.unexpected;

/** The message for the red box. `search` is the query of the page, which may say that a provider is down. */
export function signInErrorText(error: unknown, doing: Doing, search = ''): string {
  if (isWayClosed(error) && isProviderDown(new URLSearchParams(search))) {
    return signInWaysCopy.onlyProviderDown;
  }
  const text = waitText(error, doing) ?? errorText(error);
  return text === UNEXPECTED_ERROR_TEXT ? signInCopy.unexpected[doing] : text;
}

function isWayClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sign-in/only-provider';
}

function waitText(error: unknown, doing: Doing): string | undefined {
  if (!(error instanceof ApiError) || error.retryAfterSeconds === undefined) return undefined;
  const { code, retryAfterSeconds } = error;
  if (code === 'sign-in/too-many-codes') return signInCopy.tooManyCodes(retryAfterSeconds);
  if (code !== 'sign-in/too-many-tries') return undefined;
  const { organisation, verification } = signInCopy.tooManyTries;
  return (doing === 'verification' ? verification : organisation)(retryAfterSeconds);
}

/** The message below the password, by the code of the schema's refusal. */
export function passwordRefusal(code: string): string {
  const { password, passwordTooLong } = signInCopy.refused;
  return code === 'too_big' ? passwordTooLong : password;
}
