export { MoreInformation } from './more-information.tsx';
export { PlanCards } from './plan-cards.tsx';
export { PlanTable } from './plan-table.tsx';
