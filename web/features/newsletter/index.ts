export { LeaveForm } from './leave-form.tsx';
export { NewsletterExport } from './newsletter-export.tsx';
export { submitLeave } from './submit-leave.ts';
