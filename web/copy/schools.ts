import type { SubscriptionStatus } from '#contract/schools.ts';

export const subscriptionStatusCopy: Record<SubscriptionStatus, string> = {
  active: 'Active',
  trial: 'Trial',
  inactive: 'Inactive',
  pending: 'Pending',
};
