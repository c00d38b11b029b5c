import type { ProviderId } from '#contract/sign-in-ways.ts';
import type { AppContext } from '../../http/context.ts';
import { describeError } from '../../http/errors.ts';
import { describeRefusal } from './provider-errors.ts';

const SIGN_IN_PAGE = '/login';
const OF_SIGN_IN = 'sign-in/';

interface Shown {
  /** The page sends signed-in users on to it, if it is an address of this site. */
  next?: string | undefined;
  /** A code must confirm the address first. */
  step?: 'confirm';
  /** Why the person was not signed in, and through which provider. */
  refused?: string;
  provider?: ProviderId;
}

export function signInPage(shown: Shown): string {
  const given = Object.entries(shown).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given).toString();
  return query === '' ? SIGN_IN_PAGE : `${SIGN_IN_PAGE}?${query}`;
}

/** A person who comes back from a provider sees the sign-in page, whatever went wrong. */
export function failedPage(c: AppContext, error: unknown, shown: Shown): string {
  const { code } = describeError(error, c).answer.error;
  const isOurs = code.startsWith(OF_SIGN_IN);
  const { provider } = shown;
  const said = { refusal: code, provider, ...describeRefusal(error) };
  c.var.log.warn(said, 'a sign-in through a provider failed');
  return signInPage({
    ...shown,
    refused: isOurs ? code.slice(OF_SIGN_IN.length) : 'provider-refused',
  });
}
