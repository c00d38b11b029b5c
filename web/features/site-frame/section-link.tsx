import { Link, matchPath, useLocation } from 'react-router';
import type { SiteLink } from './site-links.ts';

/** Leads to a part of the site and is marked as current on every page of that part. */
export function SectionLink({ link, className }: { link: SiteLink; className: string }) {
  const { pathname } = useLocation();
  const isCurrent = link.pages.some((page) => matchPath(page, pathname));
  return (
    <Link to={link.to} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {link.label}
    </Link>
  );
}
