import { Link, matchPath, useLocation } from 'react-router';
import type { SiteLink } from './site-links.ts';

/** A link to a section of the site, marked as current on all pages of that section. */
export function SectionLink({ link, className }: { link: SiteLink; className: string }) {
  const { pathname } = useLocation();
  const isCurrent = link.pages.some((page) => matchPath(page, pathname));
  return (
    <Link to={link.to} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {link.label}
    </Link>
  );
}
