/** The result of the work, or the error when it takes too long. The work itself is not stopped. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  lateError: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(lateError()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
