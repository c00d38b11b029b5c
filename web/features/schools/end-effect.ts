import type { ImportLine } from '#contract/school-import.ts';
import { type School, type SubscriptionStatus, subscriptionStatus } from '#contract/schools.ts';

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

/** The same as in the form, of a line that changes a school. */
export function endEffectOfLine(
  { kind, changes }: Pick<ImportLine, 'kind' | 'changes'>,
  school: School,
  today: string,
): Exclude<EndEffect, 'trial-begins-anew'> | undefined {
  if (kind !== 'changed') return undefined;
  const after = new Map(changes.map((change) => [change.field, change.after]));
  const status = subscriptionStatus.safeParse(after.get('subscriptionStatus')).data;
  const wanted = {
    subscriptionStatus: status ?? school.subscriptionStatus,
    endsOn: after.get('endsOn') ?? school.endsOn ?? '',
  };
  const effect = endEffectOf(school, wanted, today);
  // The line itself shows the new end.
  return effect === 'trial-begins-anew' ? undefined : effect;
}
