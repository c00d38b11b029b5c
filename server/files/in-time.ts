import { AppError } from '../app-error.ts';

/** The result of the work; a store that says nothing for so long counts as unavailable. */
export async function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('service/unavailable', { cause: new Error('the file store is silent') }));
    }, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
