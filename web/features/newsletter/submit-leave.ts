import { leaveNewsletter } from '#contract/newsletter.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { newsletterCopy } from '../../copy/newsletter.ts';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { isRefusedLink, REFUSED_LINK, tokenIn } from './refused-link.ts';

const copy = newsletterCopy.leave;

/** Leaves the newsletter by the token in the address: for the form of the page, and for mail programs that post to it. */
export async function submitLeave(search: string): Promise<{ submitted: SubmittedForm }> {
  try {
    await call(leaveNewsletter, { token: tokenIn(search) });
    return { submitted: { values: {}, notice: copy.done } };
  } catch (error) {
    if (isRefusedLink(error)) return { submitted: REFUSED_LINK };
    return { submitted: { values: {}, problem: copy.failed(errorText(error)) } };
  }
}
