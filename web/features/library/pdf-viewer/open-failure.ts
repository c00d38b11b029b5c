/** Why a document could not be opened or read further. */
export type OpenFailureReason = 'link' | 'bytes' | 'changed' | 'damaged' | 'password';

export class OpenFailure extends Error {
  override readonly name = 'OpenFailure';
  readonly reason: OpenFailureReason;

  constructor(reason: OpenFailureReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
