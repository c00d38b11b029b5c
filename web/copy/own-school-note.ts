import type { SubscriptionStatus } from '#contract/schools.ts';

const STATES: Record<SubscriptionStatus, string> = {
  active: 'Its subscription is active: please reload the page.',
  trial: 'It has a free trial: please reload the page.',
  pending: 'Its subscription has not started yet.',
  inactive: 'It has no subscription at the moment.',
};

export const ownSchoolNote = {
  state: (status: SubscriptionStatus) => STATES[status],
  known: (name: string, status: SubscriptionStatus) =>
    `We know your school as ${name}. ${STATES[status]}`,
  unknown: (domain: string) => `We do not have a school with email addresses at ${domain} yet.`,
  ask: 'Write to us about it',
};
