/** An error that the operator can correct: printed as a sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
