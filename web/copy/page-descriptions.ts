import { BRAND } from '#contract/brand.ts';
import type { PublicPage } from '#contract/page-routes.ts';

/** What search engines and messages show of a page beside its title. */
export const PAGE_DESCRIPTIONS: Record<PublicPage, string> = {
  '/': 'A structured spelling scheme for Year 2 to Year 6. Every week has slides to teach from and worksheets to print.',
  '/sample': `Look through all of ${BRAND.sampleWeek.year}, ${BRAND.sampleWeek.week} of ${BRAND.name}: slides for the board, worksheets, the teacher guide and the home sheet. No need to sign in.`,
  '/pricing': `What a school pays for ${BRAND.name}: three plans side by side, and what each includes.`,
  '/faq': `Answers to what schools ask about ${BRAND.name}: signing in, resources, subscriptions, privacy. Or write to our team.`,
  '/accessibility': `How ${BRAND.name} can be used with a keyboard, a screen reader or enlarged text, how that is tested, and what is not right yet.`,
  '/privacy': `What ${BRAND.name} holds about the people who use it, why, for how long, and how to see or delete it.`,
  '/terms': `Who may use ${BRAND.name}, and what schools may do with its resources.`,
};

/** Of a resource of the sample week. */
export function sampleDescription(name: string): string {
  return `${name} for ${BRAND.sampleWeek.year}, ${BRAND.sampleWeek.week} of ${BRAND.name}, page by page. No need to sign in.`;
}

/** The alternative text of `pictures/shared.jpg`, the preview picture of every page. */
export const SHARED_PICTURE_TEXT =
  'The words Master Spelling, Empower Learning beside slides for Year 2, on which the ending dge is underlined in red, and a worksheet.';
