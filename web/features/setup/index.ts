export { SetupList, setupQuery } from './setup-list.tsx';
