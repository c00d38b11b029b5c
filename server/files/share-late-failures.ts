import { StoreError } from './store-error.ts';

/**
 * For work in a line that reads the store. When the store is late for one caller, those who waited in line meanwhile
 * fail at once, instead of waiting for the same store one after another.
 */
export function shareLateFailures() {
  let late: { at: number; error: StoreError } | undefined;
  return function withSharedFailure<Result>(work: () => Promise<Result>): () => Promise<Result> {
    const joinedAt = performance.now();
    return async () => {
      if (late && late.at > joinedAt) throw late.error;
      try {
        return await work();
      } catch (error) {
        const isLate = error instanceof StoreError && error.fault === 'late';
        if (isLate) late = { at: performance.now(), error };
        throw error;
      }
    };
  };
}
