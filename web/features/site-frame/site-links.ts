import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';

interface SiteLink {
  label: string;
  to: string;
  /** Current on exactly this address; the others also on addresses below theirs. */
  exact?: boolean;
}

/** The links that header, phone menu and footer share. */
export const SITE_LINKS: readonly SiteLink[] = [
  { label: siteCopy.links.home, to: paths.home(), exact: true },
  { label: siteCopy.links.learning, to: paths.teaching() },
  { label: siteCopy.links.pricing, to: paths.pricing() },
  { label: siteCopy.links.help, to: paths.help() },
];
