import { BRAND } from '#contract/brand.ts';
import { PUBLIC_PAGES } from '#contract/page-routes.ts';
import {
  PAGE_DESCRIPTIONS,
  sampleDescription,
  SHARED_PICTURE_TEXT,
} from './copy/page-descriptions.ts';
import { type PageSubject, pageTitle } from './copy/pages.ts';

/** The picture in a link preview. */
const SHARED_PICTURE = '/pictures/shared.jpg';

interface PageHeadProps {
  routeId: string;
  subject: PageSubject | undefined;
  path: string;
  publicUrl: string;
}

/** The title and the description of a page; a public page has more, for search engines and link previews. */
export function PageHead({ routeId, subject, path, publicUrl }: PageHeadProps) {
  const title = pageTitle(routeId, subject);
  const page = publicPage(routeId, subject, path);
  const description = page?.description ?? PAGE_DESCRIPTIONS['/'];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page && (
        <PublicPageHead
          title={title}
          description={description}
          address={publicUrl + page.path}
          publicUrl={publicUrl}
        />
      )}
    </>
  );
}

/** The path that a public page is known by, and what is in it. */
function publicPage(routeId: string, subject: PageSubject | undefined, path: string) {
  if (routeId === 'sample/lesson') {
    const [name] = subject?.names ?? [];
    // Without the resource of its address the page shows the whole week.
    if (name === undefined) return { path: '/sample', description: PAGE_DESCRIPTIONS['/sample'] };
    return { path, description: sampleDescription(name) };
  }
  const found = PUBLIC_PAGES.find((each) => each === path);
  return found && { path: found, description: PAGE_DESCRIPTIONS[found] };
}

interface PublicPageHeadProps {
  title: string;
  description: string;
  address: string;
  publicUrl: string;
}

function PublicPageHead({ title, description, address, publicUrl }: PublicPageHeadProps) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={publicUrl + SHARED_PICTURE} />
      <meta property="og:image:alt" content={SHARED_PICTURE_TEXT} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
