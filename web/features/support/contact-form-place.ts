import { CONTACT_FORM } from '../../paths.ts';

/** Names the school in the address of the form, whose message then asks about its subscription. */
export const ABOUT_PARAMETER = 'about';

/** The end of the address of the form with such a message. */
export function aboutSubscription(school: string): string {
  return `?${new URLSearchParams({ [ABOUT_PARAMETER]: school }).toString()}#${CONTACT_FORM}`;
}
