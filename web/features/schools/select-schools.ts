import { addDays } from '#contract/calendar-day.ts';
import { inNaturalOrder } from '#contract/library-path.ts';
import type { School, SubscriptionPlan, SubscriptionStatus } from '#contract/schools.ts';
import { isSameTrust, trustKey } from '#contract/trusts.ts';

export const SORT_COLUMNS = [
  'name',
  'domain',
  'contactName',
  'contactEmail',
  'subscriptionStatus',
  'endsOn',
] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** Which schools are listed, and in what order. Empty filters match every school. */
export interface SchoolView {
  term: string;
  status: SubscriptionStatus | '';
  plan: SubscriptionPlan | '';
  trust: string;
  endsWithinDays: number | null;
  sort: SortColumn;
  descending: boolean;
}

export const WHOLE_LIST: SchoolView = {
  term: '',
  status: '',
  plan: '',
  trust: '',
  endsWithinDays: null,
  sort: 'name',
  descending: false,
};

export function selectSchools(
  schools: readonly School[],
  view: SchoolView,
  today: string,
): readonly School[] {
  const lastDay = view.endsWithinDays === null ? null : addDays(today, view.endsWithinDays);
  const found = filterSchools(schools, view.term).filter(
    (school) =>
      (!view.status || school.subscriptionStatus === view.status) &&
      (!view.plan || school.plan === view.plan) &&
      (!view.trust || isSameTrust(school.trust, view.trust)) &&
      (lastDay === null || endsBy(school, lastDay)),
  );
  return sorted(found, view);
}

/** The names of all trusts, in order, each in one spelling. */
export function trustsOf(schools: readonly School[]): string[] {
  const trusts = schools.map(({ trust }) => trust).filter((trust) => typeof trust === 'string');
  const inOrder = [...new Set(trusts)].toSorted(inNaturalOrder);
  return [...new Map(inOrder.map((trust) => [trustKey(trust), trust])).values()];
}

/** Includes schools in their days of grace, which should be contacted first. */
function endsBy({ subscriptionStatus, endsOn }: School, lastDay: string): boolean {
  const isRunning = subscriptionStatus === 'active' || subscriptionStatus === 'trial';
  return isRunning && typeof endsOn === 'string' && endsOn <= lastDay;
}

/** Schools that have nothing in the column come last, in either direction. */
function sorted(schools: School[], { sort, descending }: SchoolView): School[] {
  const direction = descending ? -1 : 1;
  return schools.toSorted((a, b) => {
    const [first, second] = [a[sort], b[sort]];
    if (!first || !second) return Number(!first) - Number(!second);
    return direction * inNaturalOrder(first, second);
  });
}

/** The schools that contain every word of the term in any of their fields. */
export function filterSchools(schools: readonly School[], term: string): readonly School[] {
  const words = searchable(term).split(' ').filter(Boolean);
  if (words.length === 0) return schools;
  return schools.filter(({ name, domain, contactName, contactEmail, subscriptionStatus }) => {
    const known = [name, domain, contactName, contactEmail, subscriptionStatus].join(' ');
    const text = searchable(known);
    return words.every((word) => text.includes(word));
  });
}

/** `St Mary’s` is found by `st marys`, `Ysgol Tŷ Ffynnon` by `ty`. */
function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
