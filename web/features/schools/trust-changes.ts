import type * as z from 'zod/mini';
import {
  type changeTrustSchools,
  subscriptionPlan,
  subscriptionStatus,
} from '#contract/schools.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { schoolsCopy, subscriptionStatusCopy } from '../../copy/schools.ts';
import { planCopy, subscriptionsCopy } from '../../copy/subscriptions.ts';

export type TrustChanges = Omit<z.input<typeof changeTrustSchools.input>, 'trust' | 'count'>;

/** What is chosen in the form; empty leaves a field as it is. */
export interface TrustChoice {
  status: string;
  plan: string;
  startsOn: string;
  endsOn: string;
  removeStart: boolean;
  removeEnd: boolean;
}

export const NOTHING_CHOSEN: TrustChoice = {
  status: '',
  plan: '',
  startsOn: '',
  endsOn: '',
  removeStart: false,
  removeEnd: false,
};

export const NO_PLAN = 'none';

export function changesOf(choice: TrustChoice): TrustChanges {
  const chosenPlan = subscriptionPlan.safeParse(choice.plan).data;
  return {
    subscriptionStatus: subscriptionStatus.safeParse(choice.status).data,
    plan: choice.plan === NO_PLAN ? null : chosenPlan,
    startsOn: choice.removeStart ? null : choice.startsOn || undefined,
    endsOn: choice.removeEnd ? null : choice.endsOn || undefined,
  };
}

/** A line for each change, for the confirmation. */
export function describeChanges(changes: TrustChanges): string[] {
  const { labels, together } = subscriptionsCopy;
  const { subscriptionStatus: status, plan, startsOn, endsOn } = changes;
  const described = [
    [schoolsCopy.columns.status, status && subscriptionStatusCopy[status]],
    [labels.plan, plan && planCopy[plan]],
    [labels.start, startsOn && dayInWords(startsOn)],
    [labels.end, endsOn === null ? removedEnd(status) : endsOn && dayInWords(endsOn)],
  ] as const;
  return described
    .filter(([, value]) => value !== undefined)
    .map(([label, value]) => together.becomes(label, value || together.removed));
}

/** A trial never goes without an end. */
function removedEnd(status: TrustChanges['subscriptionStatus']): string {
  const { removed, removedEndOfTrials, removedEndOrTrial } = subscriptionsCopy.together;
  if (status === undefined) return removedEndOrTrial;
  return status === 'trial' ? removedEndOfTrials : removed;
}
