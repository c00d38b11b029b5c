import { buildIfStale } from '#tooling/build-if-stale.ts';

/** Tests that start the product as a process start what `npm start` would. */
export default buildIfStale;
