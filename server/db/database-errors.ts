/** The server is stopping, starting, out of connections or out of time; and every connection exception. */
const SQL_STATES = /^(08...|57P0[123]|57014|53300)$/;
/** A write on a standby, or on a database that an operator has made read-only; both pass. */
const READ_ONLY = '25006';
/** No right to make or change something; or no schema in which the user may make it. */
const MISSING_RIGHTS = /^(42501|3F000)$/;
const DISK_FULL = '53100';
const TOO_MANY_CONNECTIONS = '53300';
const UNIQUE_VIOLATION = '23505';
const SYSTEM_ERRORS =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** What `pg` throws without a code. */
const DRIVER_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/;

/** Whether a query failed because the database cannot be reached now, rather than because of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    isDatabaseReadOnly(error) ||
    SQL_STATES.test(code) ||
    SYSTEM_ERRORS.test(code) ||
    DRIVER_MESSAGES.test(error.message)
  );
}

/** Whether a write was refused because the database takes none. */
export function isDatabaseReadOnly(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === READ_ONLY;
}

/** Whether the user of the connection may not do what was asked, such as make a table. */
export function isRightMissing(error: unknown): error is Error {
  return error instanceof Error && MISSING_RIGHTS.test(codeOf(error));
}

/** Whether the server, the role or the database has reached its limit of connections. */
export function isOutOfConnections(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === TOO_MANY_CONNECTIONS;
}

/** Whether a write failed because the disk of the database is full. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === DISK_FULL;
}

/** Whether a row was refused because another row has the same key. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === UNIQUE_VIOLATION;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
