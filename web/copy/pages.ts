import { BRAND } from '#contract/brand.ts';
import type { AdminTab, LearningTab } from '#contract/page-routes.ts';
import { adminCopy } from './admin.ts';
import { learningCopy } from './learning.ts';
import { legalCopy } from './legal.ts';

export interface PageSubject {
  /** `Slides.pdf`, `Year 2`, `Week 1` */
  names: string[];
  /** Of the week or the year group, where it has one. */
  title: string | undefined;
}

const SAMPLE = `${BRAND.sampleWeek.year}, ${BRAND.sampleWeek.week}`;

/** One title for each route of the router, by the route's id. */
const PAGE_TITLES = {
  home: BRAND.name,
  sample: titled(`A whole week to try: ${SAMPLE}`),
  'sample/lesson': titled(`A lesson to try: ${SAMPLE}`),
  pricing: titled('Pricing'),
  help: titled('Help & Support'),
  accessibility: titled('Accessibility'),
  privacy: titled(legalCopy.privacy.heading),
  terms: titled(legalCopy.terms.heading),
  unsubscribe: titled('Newsletter'),
  'sign-in': titled('Sign In'),
  register: titled('Register'),
  'learning/teaching': titled(learningCopy.tabs.teaching, learningCopy.heading),
  'learning/favourites': titled(learningCopy.tabs.favourites, learningCopy.heading),
  'learning/assessment': titled(learningCopy.tabs.assessment, learningCopy.heading),
  'learning/intervention': titled(learningCopy.tabs.intervention, learningCopy.heading),
  'learning/resources': titled(learningCopy.tabs.resources, learningCopy.heading),
  'learning/overview': titled(learningCopy.tabs.overview, learningCopy.heading),
  'account-settings': titled('Account Settings'),
  'admin/subscriptions': titled(adminCopy.tabs.subscriptions, adminCopy.heading),
  'admin/teaching': titled(adminCopy.tabs.teaching, adminCopy.heading),
  'admin/assessment': titled(adminCopy.tabs.assessment, adminCopy.heading),
  'admin/intervention': titled(adminCopy.tabs.intervention, adminCopy.heading),
  'admin/resources': titled(adminCopy.tabs.resources, adminCopy.heading),
  'admin/overview': titled(adminCopy.tabs.overview, adminCopy.heading),
  'not-found': titled('Page not found'),
} satisfies Record<`learning/${LearningTab}` | `admin/${AdminTab}`, string> &
  Record<string, string>;

export type PageId = keyof typeof PAGE_TITLES;

const TITLE_BY_ID = new Map<string, string>(Object.entries(PAGE_TITLES));

/** The title of a page; in the library it begins with the week that is shown and what it is about. */
export function pageTitle(routeId: string, subject?: PageSubject): string {
  const title = TITLE_BY_ID.get(routeId) ?? BRAND.name;
  if (!subject) return title;
  const names = subject.names.join(', ');
  return `${subject.title === undefined ? names : `${names}: ${subject.title}`} – ${title}`;
}

function titled(...parts: string[]): string {
  return [...parts, BRAND.name].join(' – ');
}
