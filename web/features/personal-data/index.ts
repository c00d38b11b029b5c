export { DataRequests } from './data-requests.tsx';
export { PersonDataButton } from './person-data-dialog.tsx';
