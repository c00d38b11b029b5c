import type { LearningTab } from '#contract/page-routes.ts';

export const learningCopy = {
  heading: 'Learning Resources',
  tabsLabel: 'Learning resources',
  tabs: {
    teaching: 'Teaching',
    favourites: 'Favourites',
    assessment: 'Assessment',
    intervention: 'Intervention',
    resources: 'Resources',
    overview: 'Overview',
  } satisfies Record<LearningTab, string>,
  comingSoon: 'This feature is coming soon!',
} as const;
