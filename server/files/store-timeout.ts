import { AppError } from '../app-error.ts';
import { withTimeout } from '../with-timeout.ts';

/** The result of the work; a store that takes longer counts as unavailable. */
export function withStoreTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const cause = new Error('the file store does not answer');
  return withTimeout(ms, work, () => new AppError('service/unavailable', { cause }));
}
