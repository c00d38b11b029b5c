import { withTimeout } from '../with-timeout.ts';
import { StoreError } from './store-error.ts';

/** The result of the work; a store that takes longer counts as unavailable. */
export function withStoreTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  reason = `no answer within ${ms} ms`,
): Promise<Result> {
  return withTimeout(ms, work, () => new StoreError('late', { reason }));
}
