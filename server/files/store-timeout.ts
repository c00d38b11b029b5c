import { withTimeout } from '../with-timeout.ts';
import { StoreError } from './store-error.ts';

/** The result of the work; a store that takes longer counts as unavailable. */
export function withStoreTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const reason = `no answer within ${ms} ms`;
  return withTimeout(ms, work, () => new StoreError('late', { reason }));
}
