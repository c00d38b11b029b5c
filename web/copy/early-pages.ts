import { BRAND } from '#contract/brand.ts';
import type { EarlyPagePath } from '#contract/early-pages.ts';
import { pageTitle } from './pages.ts';

/** The preview that search engines and messages show of a page. */
export const earlyPageCopy = {
  '/': {
    title: pageTitle('home'),
    description:
      'A structured spelling scheme for Year 2 to Year 6. Every week has slides to teach from and worksheets to print.',
  },
  '/pricing': {
    title: pageTitle('pricing'),
    description: `What a school pays for ${BRAND.name}: three plans side by side, and what each includes.`,
  },
  '/faq': {
    title: pageTitle('help'),
    description: `Answers to what schools ask about ${BRAND.name}: signing in, resources, subscriptions, privacy. Or write to our team.`,
  },
  '/accessibility': {
    title: pageTitle('accessibility'),
    description: `How ${BRAND.name} can be used with a keyboard, a screen reader or enlarged text, how that is tested, and what is not right yet.`,
  },
} satisfies Record<EarlyPagePath, { title: string; description: string }>;

/** The alternative text of `pictures/shared.jpg`, the preview picture of every page. */
export const SHARED_PICTURE_TEXT =
  'The words Master Spelling, Empower Learning beside slides for Year 2, on which the ending dge is underlined in red, and a worksheet.';
