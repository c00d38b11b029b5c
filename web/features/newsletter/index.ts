export { LeaveForm } from './leave-form.tsx';
export { NewsletterExport } from './newsletter-export.tsx';
export { NewsletterWriter } from './newsletter-writer.tsx';
export { refuseLink } from './refused-link.ts';
export { submitLeave } from './submit-leave.ts';
