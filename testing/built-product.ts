import { buildIfStale } from '#tooling/build-if-stale.ts';

/** Builds the product first, for tests that start it as a process. */
export default buildIfStale;
