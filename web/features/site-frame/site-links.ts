import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';

interface SiteLink {
  label: string;
  to: string;
  /** Current on exactly this address; the others also on addresses below theirs. */
  exact?: boolean;
}

/** The links that header, phone menu and footer share. */
export function siteLinks(session: Session | null): readonly SiteLink[] {
  return session?.isAdmin ? [...FOR_ALL, FOR_ADMINISTRATORS] : FOR_ALL;
}

const FOR_ALL: readonly SiteLink[] = [
  { label: siteCopy.links.home, to: paths.home(), exact: true },
  { label: siteCopy.links.learning, to: paths.teaching() },
  { label: siteCopy.links.pricing, to: paths.pricing() },
  { label: siteCopy.links.help, to: paths.help() },
];

const FOR_ADMINISTRATORS: SiteLink = { label: siteCopy.links.admin, to: paths.admin() };
