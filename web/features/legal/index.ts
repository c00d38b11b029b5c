export { LegalContent, legalTextQuery } from './legal-content.tsx';
export { RetentionTable } from './retention-table.tsx';
