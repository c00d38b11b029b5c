/** Server shutting down, starting, out of connections, or out of time; and every connection exception. */
const SQL_STATES = /^(08...|57P0[123]|57014|53300)$/;
const DISK_FULL = '53100';
const SYSTEM_ERRORS =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** What `pg` throws without a code. */
const DRIVER_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/;

/** Whether a query failed because the database cannot be reached now, rather than because it is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return SQL_STATES.test(code) || SYSTEM_ERRORS.test(code) || DRIVER_MESSAGES.test(error.message);
}

/** Whether a write failed because the database's disk has no room left. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === DISK_FULL;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
