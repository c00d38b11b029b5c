import type { School } from '#contract/schools.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { isClosed } from './end-effect.ts';
import type { TrustChanges } from './trust-changes.ts';

const { ends } = subscriptionsCopy.together;

/**
 * What a change of the status means for ends that stay as they are, and a new end for schools without access: a
 * sentence for each kind of school.
 */
export function describeEnds(
  { subscriptionStatus: status, endsOn }: TrustChanges,
  schools: readonly School[],
  today: string,
): string[] {
  if (endsOn) {
    const closed = status === undefined && endsOn >= today ? schools.filter(hasNoAccess) : [];
    return closed.length > 0 ? [ends.closed(closed.length)] : [];
  }
  if (endsOn === null) return [];
  if (status === 'trial') {
    const begun = schools.filter((school) => !isTrial(school) && !hasEndToCome(school, today));
    return begun.length > 0 ? [ends.ofNewTrials(begun.length)] : [];
  }
  if (status !== 'active') return [];
  const [first, ...others] = schools
    .filter(isTrial)
    .flatMap((school) => school.endsOn ?? [])
    .toSorted();
  const lapsed = schools.filter((school) => hasNoAccess(school) && hasPassed(school, today));
  return [
    ...(first === undefined ? [] : [ends.ofTrials(others.length + 1, dayInWords(first))]),
    ...(lapsed.length === 0 ? [] : [ends.passed(lapsed.length)]),
  ];
}

function isTrial({ subscriptionStatus }: School): boolean {
  return subscriptionStatus === 'trial';
}

/** Before the change. */
function hasNoAccess({ subscriptionStatus }: School): boolean {
  return isClosed(subscriptionStatus);
}

function hasPassed({ endsOn }: School, today: string): boolean {
  return typeof endsOn === 'string' && endsOn < today;
}

function hasEndToCome({ endsOn }: School, today: string): boolean {
  return typeof endsOn === 'string' && endsOn >= today;
}
