import { prepareSignInWithPasskey, signInWithPasskey } from '#contract/passkey-sign-in.ts';
import {
  addPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
  renamePasskey,
} from '#contract/passkeys.ts';
import { AppError } from '../../app-error.ts';
import { anyone, requireUser } from '../../http/access.ts';
import type { BrowserCookie } from '../../http/browser-cookie.ts';
import type { AppContext } from '../../http/context.ts';
import { type Route, serve } from '../../http/serve.ts';
import type { CodeNeeds } from '../auth/codes.service.ts';
import type { Client } from '../auth/open-session.ts';
import { sessionOf } from '../auth/sessions.ts';
import type { SessionStarter } from '../auth/start-session.ts';
import { type ChallengeCookies, challengeIn } from './passkey-challenge.ts';
import type { UnconfirmedPasskeyCookie } from '../auth/unconfirmed-passkey.ts';
import {
  createPasskeyFinder,
  optionsForSignIn,
  signInByPasskey,
} from './passkey-sign-in.service.ts';
import { addNew, optionsForNew, readPasskeys, remove, rename } from './passkeys.service.ts';

interface Needs {
  codeNeeds: CodeNeeds;
  sessionStarter: SessionStarter;
  browserCookie: BrowserCookie;
  unconfirmedPasskey: UnconfirmedPasskeyCookie;
  challengeCookies: ChallengeCookies;
  settings: { publicUrl: string; adminPasskeys: boolean };
}

export function passkeyRoutes(given: Needs): Route[] {
  const { challengeCookies, sessionStarter } = given;
  const findPasskey = createPasskeyFinder(given.codeNeeds.db);
  const needs = { ...given.codeNeeds, ...given.settings, findPasskey };
  return [
    serve(listPasskeys, requireUser, (_input, caller) => readPasskeys(needs, caller)),
    serve(preparePasskey, requireUser, async (_input, caller, c) => {
      const options = await optionsForNew(needs, caller);
      const { challenge } = options;
      challengeCookies.write(c, challenge, { challenge, userId: caller.userId });
      return options;
    }),
    serve(addPasskey, requireUser, async (input, caller, c) => {
      const begun = challengeCookies.read(c, challengeIn(input.credential.clientDataJSON));
      if (begun?.userId !== caller.userId) throw new AppError('passkey/refused');
      const { challenge } = begun;
      const passkey = await addNew(needs, caller, { ...input, challenge });
      challengeCookies.clear(c, challenge);
      const isAdmin = caller.isAdmin || caller.needsPasskey;
      return { passkey, session: sessionOf({ ...caller, isAdmin, needsPasskey: false }) };
    }),
    serve(renamePasskey, requireUser, async (input, caller) => {
      await rename(needs, caller, input);
      return {};
    }),
    serve(removePasskey, requireUser, async ({ id }, caller) => {
      await remove(needs, caller, id);
      return {};
    }),
    serve(prepareSignInWithPasskey, anyone, async (_input, _caller, c) => {
      const options = await optionsForSignIn(needs);
      const { challenge } = options;
      challengeCookies.write(c, challenge, { challenge });
      return options;
    }),
    serve(signInWithPasskey, anyone, async ({ credential }, _caller, c) => {
      const client = sessionStarter.clientOf(c);
      const begun = challengeCookies.read(c, challengeIn(credential.clientDataJSON));
      if (!begun || begun.userId !== undefined) throw new AppError('sign-in/passkey-refused');
      const { challenge } = begun;
      const token = await sessionStarter
        .withMetric('passkey', () => signInOrAskForCode(c, { credential, challenge }, client))
        .catch((error: unknown) => {
          // So that the browser has tries of its own, which others of its network cannot use up.
          given.browserCookie.keep(c, client);
          throw error;
        });
      challengeCookies.clear(c, challenge);
      return { session: await sessionStarter.startSession(c, token, client) };
    }),
  ];

  /** The passkey is remembered in the browser, and confirmed by the sign-in that follows there. */
  async function signInOrAskForCode(
    c: AppContext,
    used: Parameters<typeof signInByPasskey>[1],
    client: Client,
  ): Promise<string> {
    const outcome = await signInByPasskey(needs, used, client);
    if ('token' in outcome) return outcome.token;
    given.unconfirmedPasskey.write(c, { passkeyId: outcome.unconfirmed });
    throw new AppError('sign-in/passkey-needs-code');
  }
}
