import { checkNewsletterLink } from '#contract/newsletter.ts';
import { call } from '../../api/call.ts';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { isRefusedLink, REFUSED_LINK, tokenIn } from './refused-link.ts';

/** What the page says at once of a link that is not whole. Any other failure is left to the button. */
export async function refuseLink(search: string): Promise<SubmittedForm | undefined> {
  try {
    await call(checkNewsletterLink, { token: tokenIn(search) });
    return undefined;
  } catch (error) {
    return isRefusedLink(error) ? REFUSED_LINK : undefined;
  }
}
