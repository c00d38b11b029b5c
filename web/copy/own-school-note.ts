import type { SubscriptionStatus } from '#contract/schools.ts';

const STATES: Record<SubscriptionStatus, string> = {
  active: 'Its subscription is active: please load the page again.',
  trial: 'It is trying us out: please load the page again.',
  pending: 'Its subscription has not started yet.',
  inactive: 'It has no subscription at the moment.',
};

export const ownSchoolNote = {
  known: (name: string, status: SubscriptionStatus) =>
    `We know your school as ${name}. ${STATES[status]}`,
  unknown: (domain: string) => `We do not know a school with addresses at ${domain} yet.`,
  ask: 'Write to us about it',
};
