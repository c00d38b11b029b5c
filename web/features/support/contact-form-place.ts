import { CONTACT_FORM } from '../../paths.ts';

/** In the address of the form: the school about whose subscription the message asks. */
export const ABOUT_PARAMETER = 'about';

/** The end of the form's address, for a message that asks about the subscription of this school. */
export function aboutSubscription(school: string): string {
  return `?${new URLSearchParams({ [ABOUT_PARAMETER]: school }).toString()}#${CONTACT_FORM}`;
}
