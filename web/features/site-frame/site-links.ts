import { LEARNING_TABS, learningRoute } from '#contract/page-routes.ts';
import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';

export interface SiteLink {
  label: string;
  to: string;
  /** The pages on which it is the current one. */
  pages: readonly string[];
}

/** The links that header, phone menu and footer share. */
export function siteLinks(session: Session | null): readonly SiteLink[] {
  return session?.isAdmin ? [...FOR_ALL, FOR_ADMINISTRATORS] : FOR_ALL;
}

const FOR_ALL: readonly SiteLink[] = [
  { label: siteCopy.links.home, to: paths.home(), pages: ['/'] },
  {
    label: siteCopy.links.learning,
    to: paths.teaching(),
    pages: LEARNING_TABS.map(learningRoute),
  },
  { label: siteCopy.links.pricing, to: paths.pricing(), pages: ['/pricing'] },
  { label: siteCopy.links.help, to: paths.help(), pages: ['/faq'] },
];

const FOR_ADMINISTRATORS: SiteLink = {
  label: siteCopy.links.admin,
  to: paths.admin(),
  pages: ['/admin/*'],
};
