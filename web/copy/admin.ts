import type { AdminTab } from '#contract/page-routes.ts';

export const adminCopy = {
  heading: 'Admin',
  tabsLabel: 'Administration',
  tabs: {
    subscriptions: 'Subscriptions',
    teaching: 'Teaching',
    assessment: 'Assessment',
    intervention: 'Intervention',
    resources: 'Resources',
    overview: 'Overview',
  } satisfies Record<AdminTab | 'subscriptions', string>,
  placeholderTitles: {
    assessment: 'Admin Assessment Tools',
    intervention: 'Intervention Tools',
    resources: 'Additional Resources',
    overview: 'Learning Overview',
  },
  comingSoon: 'This admin feature is coming soon!',
  checkBack: 'Check back soon for updates!',
} as const;
