/** The one place that writes to the browser's console. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- a failure that the user is not told of must leave a trace
  console.error(what, error);
}
