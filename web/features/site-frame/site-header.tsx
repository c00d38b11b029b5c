import { Link } from 'react-router';
import { BRAND } from '#contract/brand.ts';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { AppleMark } from '../../ui/apple-mark.tsx';
import { useSession } from '../session/index.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { SectionLink } from './section-link.tsx';
import { siteLinks } from './site-links.ts';
import { UserLinks } from './user-links.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** One row on desktops; on tablets the links have their own row; on phones they are in a menu. */
export function SiteHeader() {
  const session = useSession();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper low:static print:static print:border-0">
      <div className="wrap-wide flex min-h-19 items-center justify-between gap-x-2 lowest:min-h-12 tablet:min-h-0 tablet:flex-wrap tablet:gap-x-4 wide:min-h-19">
        <Link
          to={paths.home()}
          aria-label={siteCopy.homeLink}
          className="flex min-w-0 items-center gap-2 text-large leading-tight font-bold tracking-tight no-underline tablet:gap-3 tablet:whitespace-nowrap"
        >
          <AppleMark />
          {BRAND.name}
        </Link>
        <nav
          aria-label={siteCopy.mainNavigation}
          className="hidden gap-1 tablet:order-last tablet:-mx-3.5 tablet:flex tablet:w-full tablet:pb-1.5 wide:order-none wide:mx-0 wide:ml-auto wide:w-auto wide:pb-0 print:hidden"
        >
          {siteLinks(session).map((link) => (
            <SectionLink key={link.to} link={link} className={LINK} />
          ))}
        </nav>
        <div className="hidden gap-2 py-2 tablet:flex print:hidden">
          {session ? <UserLinks session={session} /> : <VisitorLinks />}
        </div>
        <PhoneMenu session={session} />
      </div>
    </header>
  );
}

const LINK =
  'flex min-h-11 items-center rounded-full px-3.5 font-medium whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current]:bg-leaf-wash aria-[current]:text-leaf-deep';
