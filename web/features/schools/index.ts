export { SchoolSubscriptions } from './school-subscriptions.tsx';
export { schoolsQuery } from './schools-query.ts';
export { StatusBadge } from './status-badge.tsx';
