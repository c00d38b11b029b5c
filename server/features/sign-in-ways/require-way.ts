import { parseEmail } from '#contract/email.ts';
import type { ProviderId } from '#contract/sign-in-ways.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { ConfiguredProviders } from '../providers/provider-settings.ts';
import { findWays } from './sign-in-ways.queries.ts';

interface Needs {
  db: Database;
  providers: ConfiguredProviders;
}

type Way =
  | 'code'
  | 'passkey'
  | {
      provider: ProviderId;
      /** The provider can know that the account is one of the school's, so no code has to confirm its address. */
      isVouchedFor: boolean;
    };

/** Refuses a way to sign in that the school of the address has closed. */
export async function requireWay(needs: Needs, email: string, way: Way): Promise<void> {
  if (way === 'passkey') {
    const closedBy = await findPasskeyClosing(needs, email);
    if (closedBy) throw new AppError(closedBy);
    return;
  }
  if (needs.providers.length === 0) return;
  const { only } = await findRules(needs, email);
  if (!only) return;
  if (way === 'code' || way.provider !== only.id) throw new AppError('sign-in/only-provider');
  if (!way.isVouchedFor) throw new AppError('sign-in/not-vouched-for');
}

/** Which rule of the school closes passkeys; undefined where they are open. */
export async function findPasskeyClosing(needs: Needs, email: string) {
  const { only, allowsPasskeys } = await findRules(needs, email);
  if (only) return 'sign-in/only-provider' as const;
  return allowsPasskeys ? undefined : ('sign-in/passkeys-closed' as const);
}

/** 'Only through the provider' counts only while that provider is configured, so that removing one locks nobody out. */
async function findRules({ db, providers }: Needs, email: string) {
  const ways = await findWays(db, parseEmail(email)?.domain ?? '');
  const only = providers.find(({ id }) => id === ways?.onlyProvider);
  return { only, allowsPasskeys: ways?.allowsPasskeys ?? true };
}
