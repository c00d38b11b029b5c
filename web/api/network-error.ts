/** No complete answer arrived: offline, connection lost, or timed out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('network error', { cause });
  }
}
