import type { School, SubscriptionStatus } from '#contract/schools.ts';

/**
 * What is likely to be forgotten about the end of a school that is changed: the end of its trial stays when it becomes
 * active; the end that stays has passed; a trial gets another end; or a new end gives no access, because the status
 * gives none.
 */
export type EndEffect =
  | 'trial-end-stays'
  | 'passed-end-stays'
  | 'trial-begins-anew'
  | 'stays-closed';

interface Wanted {
  subscriptionStatus: SubscriptionStatus;
  /** Empty for none. */
  endsOn: string;
}

export function endEffectOf(
  school: Pick<School, 'subscriptionStatus' | 'endsOn'>,
  { subscriptionStatus: status, endsOn }: Wanted,
  today: string,
): EndEffect | undefined {
  const before = school.subscriptionStatus;
  const isToCome = endsOn >= today;
  if (!endsOn) return undefined;
  if (endsOn !== school.endsOn) {
    return status === before && isClosed(status) && isToCome ? 'stays-closed' : undefined;
  }
  if (status === before) return undefined;
  if (before === 'trial' && status === 'active') return 'trial-end-stays';
  if (isToCome) return undefined;
  if (status === 'trial') return 'trial-begins-anew';
  return status === 'active' ? 'passed-end-stays' : undefined;
}

/** Whether nobody at a school of this status can open the resources. */
export function isClosed(status: SubscriptionStatus): boolean {
  return status === 'inactive' || status === 'pending';
}
