import { Link, NavLink } from 'react-router';
import { BRAND } from '#contract/brand.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { AppleMark } from '../../ui/apple-mark.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SITE_LINKS } from './site-links.ts';

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="wrap-wide flex h-19 items-center justify-between gap-4">
        <Link
          to={paths.home()}
          aria-label={siteCopy.homeLink}
          className="flex items-center gap-3 text-large font-bold tracking-tight whitespace-nowrap no-underline"
        >
          <AppleMark />
          {BRAND.name}
        </Link>
        <DesktopLinks />
        <PhoneMenu />
      </div>
    </header>
  );
}

function DesktopLinks() {
  return (
    <div className="hidden items-center gap-5 desktop:flex">
      <nav aria-label={siteCopy.mainNavigation} className="flex gap-1">
        {SITE_LINKS.map((link) => (
          <NavLink key={link.to} to={link.to} end={link.exact ?? false} className={LINK}>
            {link.label}
          </NavLink>
        ))}
      </nav>
      <div className="flex gap-2">
        <LinkButton variant="quiet" to={paths.signIn()}>
          {siteCopy.links.signIn}
        </LinkButton>
        <LinkButton to={paths.register()}>{siteCopy.links.register}</LinkButton>
      </div>
    </div>
  );
}

const LINK =
  'flex min-h-11 items-center rounded-full px-3.5 font-medium whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current]:bg-leaf-wash aria-[current]:text-leaf-deep';
