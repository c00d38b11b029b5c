import { leaveNewsletter } from '#contract/newsletter.ts';
import { call } from '../../api/call.ts';
import { newsletterCopy } from '../../copy/newsletter.ts';
import type { SubmittedForm } from '../../ui/submitted-form.ts';

/** Leaves the newsletter by the token in the address: for the form of the page, and for mail programs that post to it. */
export async function submitLeave(search: string): Promise<{ submitted: SubmittedForm }> {
  try {
    await call(leaveNewsletter, { token: new URLSearchParams(search).get('token') ?? '' });
    return { submitted: { values: {}, notice: newsletterCopy.leave.done } };
  } catch {
    return { submitted: { values: {}, problem: newsletterCopy.leave.failed } };
  }
}
