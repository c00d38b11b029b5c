export { CONTACT_FORM } from './contact-form-place.ts';
export { ContactSupport } from './contact-support.tsx';
