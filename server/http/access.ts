import type { SubscriptionStatus } from '#contract/schools.ts';
import { AppError } from '../app-error.ts';
import type { AppContext } from './context.ts';

/** Decides who may call, before the request is read; returns the caller or throws. */
export type Guard<Who> = (c: AppContext) => Who | Promise<Who>;

/** A signed-in user, read from the database for this request. */
export interface Caller {
  sessionId: string;
  userId: string;
  email: string;
  username: string | null;
  isAdmin: boolean;
  /** The school that has the domain of the user's e-mail address. */
  school: {
    id: string;
    name: string;
    subscriptionStatus: SubscriptionStatus;
    endsOn: string | null;
  } | null;
  /** When the provider that the session was opened through is asked about the account again; null for other sessions. */
  providerCheck: { provider: string; dueAt: Date } | null;
  /** The user signed in with a passkey. */
  hasPasskey: boolean;
  /** Set for an administrator who must sign in with a passkey and has not: they have no administrator's rights. */
  needsPasskey: boolean;
}

const GIVES_ACCESS: ReadonlySet<SubscriptionStatus> = new Set(['active', 'trial']);

/** The guard of a call that is open to visitors. */
export function anyone(): void {}

export async function requireUser(c: AppContext): Promise<Caller> {
  const caller = await c.var.findCaller();
  if (!caller) throw new AppError('session/required');
  return caller;
}

/** A user whose school has a subscription or a trial. */
export async function requireSubscriber(c: AppContext): Promise<Caller> {
  const caller = await requireUser(c);
  if (!isSubscriber(caller)) throw new AppError('subscription/required');
  return caller;
}

export async function requireAdmin(c: AppContext): Promise<Caller> {
  const caller = await requireUser(c);
  if (!caller.isAdmin) throw new AppError('access/denied');
  return caller;
}

/** A user who may browse the library: a subscriber or an administrator. */
export async function requireBrowser(c: AppContext): Promise<Caller> {
  const caller = await requireUser(c);
  if (!mayBrowse(caller)) throw new AppError('subscription/required');
  return caller;
}

/** Any user but an administrator: administrators manage the library and have no favourites. */
export async function requireTeacher(c: AppContext): Promise<Caller> {
  const caller = await requireUser(c);
  if (caller.isAdmin) throw new AppError('access/denied');
  return caller;
}

export async function requireSubscribedTeacher(c: AppContext): Promise<Caller> {
  await requireTeacher(c);
  return requireSubscriber(c);
}

export function mayBrowse(caller: Caller): boolean {
  return caller.isAdmin || isSubscriber(caller);
}

function isSubscriber({ school }: Caller): boolean {
  return school !== null && GIVES_ACCESS.has(school.subscriptionStatus);
}
