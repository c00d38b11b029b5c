export { LegalContent } from './legal-content.tsx';
export { legalTextQuery } from './legal-text-query.ts';
export { RetentionTable } from './retention-table.tsx';
