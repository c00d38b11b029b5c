import { BRAND } from '#contract/brand.ts';
import { type AdminTab, type LearningTab, UNSUBSCRIBE_PAGE } from '#contract/page-routes.ts';
import { providerAddress } from '#contract/provider-routes.ts';

/** Where in the file tree an address points; each level needs the one before it. */
export interface Place {
  year?: string | undefined;
  week?: string | undefined;
  resource?: string | undefined;
}

/** The address that a visitor is sent to after the sign-in. */
interface Onward {
  next?: string | undefined;
}

/** The part of the library's page that adds the starter scheme. */
export const STARTER_SCHEME = 'starter-scheme';

/** The id of the Contact Support form on the Help page. */
export const CONTACT_FORM = 'contact-support';

/** The id of the heading of the passkeys in Account Settings. */
export const PASSKEYS = 'passkeys';

/** Every address of the site. Names are encoded here and nowhere else. */
export const paths = {
  home: () => '/',
  pricing: () => '/pricing',
  help: () => '/faq',
  trialAnswer: () => `${paths.help()}#faq-is-there-a-free-trial`,
  contactForm: () => `${paths.help()}#${CONTACT_FORM}`,
  accessibility: () => '/accessibility',
  sample: (resource?: string) =>
    resource === undefined ? '/sample' : `/sample${encodeSegments(resource)}`,
  privacy: () => '/privacy',
  terms: () => '/terms',
  unsubscribe: () => UNSUBSCRIBE_PAGE,
  signIn: (onward: Onward = {}) => `/login${encodeOnward(onward)}`,
  register: (onward: Onward = {}) => `/register${encodeOnward(onward)}`,
  provider: (id: string, onward: Onward = {}) =>
    `${providerAddress('leave', id)}${encodeOnward(onward)}`,
  learning: (tab: LearningTab, place: Place = {}) => `/${tab}${encodePlace(place)}`,
  teaching: (place: Place = {}) => paths.learning('teaching', place),
  accountSettings: () => '/profile',
  passkeys: () => `${paths.accountSettings()}#${PASSKEYS}`,
  admin: () => '/admin',
  adminTab: (tab: AdminTab, { year, week }: Omit<Place, 'resource'> = {}) =>
    `/admin/${tab}${encodePlace({ year, week })}`,
  starterScheme: () => `${paths.adminTab('teaching')}#${STARTER_SCHEME}`,
  teamEmail: () => `mailto:${BRAND.teamEmail}`,
  feedbackEmail: () => `mailto:${BRAND.feedbackEmail}`,
} as const;

function encodeOnward({ next }: Onward): string {
  return next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`;
}

function encodePlace({ year, week, resource }: Place): string {
  if (!year) return '';
  if (!week) return encodeSegments(year);
  if (!resource) return encodeSegments(year, week);
  return encodeSegments(year, week, resource);
}

function encodeSegments(...names: string[]): string {
  return names.map((name) => `/${encodeURIComponent(name)}`).join('');
}
