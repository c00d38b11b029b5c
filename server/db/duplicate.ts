const UNIQUE_VIOLATION = '23505';

/** Whether a row was refused because another has the same key. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
