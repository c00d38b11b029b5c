export { SetupList } from './setup-list.tsx';
export { setupQuery } from './setup-query.ts';
