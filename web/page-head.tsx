import { BRAND } from '#contract/brand.ts';
import { PUBLIC_PAGES, type PublicPage } from '#contract/page-routes.ts';
import { PAGE_DESCRIPTIONS, SHARED_PICTURE_TEXT } from './copy/page-descriptions.ts';
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
  const page = PUBLIC_PAGES.find((each) => each === path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={PAGE_DESCRIPTIONS[page ?? '/']} />
      {page && <PublicPageHead page={page} title={title} publicUrl={publicUrl} />}
    </>
  );
}

interface PublicPageHeadProps {
  page: PublicPage;
  title: string;
  publicUrl: string;
}

function PublicPageHead({ page, title, publicUrl }: PublicPageHeadProps) {
  return (
    <>
      <link rel="canonical" href={publicUrl + page} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={PAGE_DESCRIPTIONS[page]} />
      <meta property="og:url" content={publicUrl + page} />
      <meta property="og:image" content={publicUrl + SHARED_PICTURE} />
      <meta property="og:image:alt" content={SHARED_PICTURE_TEXT} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
