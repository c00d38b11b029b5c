import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Fields that should never be logged; they are redacted in case one is. */
const SECRET_NAMES = ['password', 'code', 'token', 'secret', 'cookie', 'authorization', 'url'];
const SECRET_PATHS = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** JSON lines on standard output, unless the caller wants them elsewhere. */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = process.stdout,
): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRET_PATHS, censor: '[secret]' },
    serializers: { err: describeError },
  };
  return pino(options, destination);
}

/** Only these fields: a database error also carries the values of the row it is about. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { errorCode: error.code }),
    stack: error.stack,
    ...(isDescribable(error.cause) && { cause: describeError(error.cause) }),
  };
}

/** Other objects, such as the answer of a provider, are left out: their text says nothing or too much. */
function isDescribable(cause: unknown): boolean {
  return cause instanceof Error || (cause !== undefined && typeof cause !== 'object');
}
