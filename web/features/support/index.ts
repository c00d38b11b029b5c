export { aboutSubscription } from './contact-form-place.ts';
export { submitSupport } from './submit-support.ts';
export { ContactSupport } from './contact-support.tsx';
