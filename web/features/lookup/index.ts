export { AwaitLookup } from './await-lookup.tsx';
