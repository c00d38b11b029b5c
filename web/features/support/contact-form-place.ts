/** The id of the Contact Support form on the Help page. */
export const CONTACT_FORM = 'contact-support';
