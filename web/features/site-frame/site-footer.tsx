import { Link } from 'react-router';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { SITE_LINKS } from './site-links.ts';

export function SiteFooter() {
  return (
    <footer className="on-dark bg-leaf-night py-8 text-small text-leaf-pale">
      <div className="wrap-wide flex flex-col gap-4 desktop:flex-row desktop:items-center desktop:justify-between">
        <nav aria-label={siteCopy.footerNavigation} className="-mx-3 flex flex-wrap">
          {FOOTER_LINKS.map((link) => (
            <Link key={link.label} to={link.to} className={LINK}>
              {link.label}
            </Link>
          ))}
        </nav>
        <p>{siteCopy.copyright(YEAR)}</p>
      </div>
    </footer>
  );
}

const YEAR = new Date().getFullYear();

const FOOTER_LINKS = [
  ...SITE_LINKS,
  { label: siteCopy.links.login, to: paths.signIn() },
  // The sign-in page registers newcomers too, and the spec sends both links there.
  { label: siteCopy.links.signUp, to: paths.signIn() },
];

const LINK = 'flex min-h-11 items-center px-3 font-medium no-underline hover:underline';
