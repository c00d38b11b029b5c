import { subscriptionPlan, subscriptionStatus } from '#contract/schools.ts';
import { subscriptionStatusCopy } from '../../copy/schools.ts';
import { planCopy } from '../../copy/subscriptions.ts';

/** The choices of a list of statuses and of one of plans. */
export const STATUS_OPTIONS = subscriptionStatus.options.map((value) => ({
  value,
  text: subscriptionStatusCopy[value],
}));
export const PLAN_OPTIONS = subscriptionPlan.options.map((value) => ({
  value,
  text: planCopy[value],
}));
