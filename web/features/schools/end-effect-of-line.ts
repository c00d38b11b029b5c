import type { ImportLine } from '#contract/school-import.ts';
import { type School, subscriptionStatus } from '#contract/schools.ts';
import { type EndEffect, endEffectOf } from './end-effect.ts';

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
