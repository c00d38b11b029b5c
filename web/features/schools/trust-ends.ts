import type { School } from '#contract/schools.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import type { TrustChanges } from './trust-changes.ts';

const { ends } = subscriptionsCopy.together;

/** What a change of the status means for ends that stay as they are: a sentence for each kind of school. */
export function describeEnds(
  { subscriptionStatus: status, endsOn }: TrustChanges,
  schools: readonly School[],
  today: string,
): string[] {
  if (endsOn !== undefined) return [];
  if (status === 'trial') {
    const begun = schools.filter((school) => !isTrial(school) && !hasEndToCome(school, today));
    return begun.length > 0 ? [ends.ofNewTrials(begun.length)] : [];
  }
  if (status !== 'active') return [];
  const [first, ...others] = schools
    .filter(isTrial)
    .flatMap((school) => school.endsOn ?? [])
    .toSorted();
  const lapsed = schools.filter((school) => isClosed(school) && hasPassed(school, today));
  return [
    ...(first === undefined ? [] : [ends.ofTrials(others.length + 1, dayInWords(first))]),
    ...(lapsed.length === 0 ? [] : [ends.passed(lapsed.length)]),
  ];
}

function isTrial({ subscriptionStatus }: School): boolean {
  return subscriptionStatus === 'trial';
}

/** Without access before the change. */
function isClosed({ subscriptionStatus }: School): boolean {
  return subscriptionStatus === 'inactive' || subscriptionStatus === 'pending';
}

function hasPassed({ endsOn }: School, today: string): boolean {
  return typeof endsOn === 'string' && endsOn < today;
}

function hasEndToCome({ endsOn }: School, today: string): boolean {
  return typeof endsOn === 'string' && endsOn >= today;
}
