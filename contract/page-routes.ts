export const LEARNING_TABS = [
  'teaching',
  'favourites',
  'assessment',
  'intervention',
  'resources',
  'overview',
] as const;

/** The first tab of the admin page, Subscriptions, is at `/admin` itself. */
export const ADMIN_TABS = [
  'teaching',
  'assessment',
  'intervention',
  'resources',
  'overview',
] as const;

export type LearningTab = (typeof LEARNING_TABS)[number];
export type AdminTab = (typeof ADMIN_TABS)[number];

export function learningRoute(tab: LearningTab): string {
  return `/${tab}/:yearGroup?/:week?/:resource?`;
}

export function adminRoute(tab: AdminTab): string {
  return `/admin/${tab}/:yearGroup?/:week?`;
}

/** The pages that search engines may show. */
export const PUBLIC_PAGES = [
  '/',
  '/sample',
  '/pricing',
  '/faq',
  '/accessibility',
  '/privacy',
  '/terms',
] as const;

/** A resource of the sample week, open. */
export const SAMPLE_RESOURCE_ROUTE = '/sample/:resource';

export type PublicPage = (typeof PUBLIC_PAGES)[number];

export const SIGN_IN_PAGES = ['/login', '/register'] as const;

/** Where the links in newsletters lead. */
export const UNSUBSCRIBE_PAGE = '/unsubscribe';

/** Every address that is a page. */
export const PAGE_ROUTES: readonly string[] = [
  ...PUBLIC_PAGES,
  SAMPLE_RESOURCE_ROUTE,
  ...SIGN_IN_PAGES,
  UNSUBSCRIBE_PAGE,
  ...LEARNING_TABS.map(learningRoute),
  '/profile',
  '/admin',
  ...ADMIN_TABS.map(adminRoute),
];

/** The pages with a form that works without script; on the home page that is signing out. */
export const FORM_PAGES = ['/', '/faq', ...SIGN_IN_PAGES, UNSUBSCRIBE_PAGE] as const;
