export { LegalContent, legalTextQuery } from './legal-content.tsx';
export { RetentionTable } from './legal-content.tsx';
