import { checkNewsletterLink } from '#contract/newsletter.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { newsletterCopy } from '../../copy/newsletter.ts';
import type { SubmittedForm } from '../../ui/submitted-form.ts';

/** The page with a link that can never be used. */
export const REFUSED_LINK: SubmittedForm = {
  step: 'refused',
  values: {},
  problem: newsletterCopy.leave.refused,
};

export function tokenIn(search: string): string {
  return new URLSearchParams(search).get('token') ?? '';
}

/** Whether the link was not whole, and not something else failed. */
export function isRefusedLink(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'link/refused' || error.code === 'request/invalid')
  );
}

/** What the page says at once of a link that is not whole. Any other failure is left to the button. */
export async function refuseLink(search: string): Promise<SubmittedForm | undefined> {
  try {
    await call(checkNewsletterLink, { token: tokenIn(search) });
    return undefined;
  } catch (error) {
    return isRefusedLink(error) ? REFUSED_LINK : undefined;
  }
}
