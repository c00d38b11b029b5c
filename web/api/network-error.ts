/** No whole answer came back: offline, the connection broken off, or the time-out reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('network error', { cause });
  }
}
