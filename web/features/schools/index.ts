export { SchoolSubscriptions } from './school-subscriptions.tsx';
export { StatusBadge } from './status-badge.tsx';
