import { AppError } from '../app-error.ts';
import { withTimeout } from '../with-timeout.ts';

/** The result of the work; a store that says nothing for so long counts as unavailable. */
export function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const cause = new Error('the file store is silent');
  return withTimeout(ms, work, () => new AppError('service/unavailable', { cause }));
}
