import { ApiError } from '../../api/api-error.ts';
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
