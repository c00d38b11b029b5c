/** An error that the operator can correct: printed as a sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A setting is wrong: starting again without a change cannot help. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
}

/** `EX_CONFIG` of sysexits.h, which the systemd unit does not restart after. */
const EXIT_WRONG_SETTING = 78;

export function exitCodeOf(error: unknown): number {
  return error instanceof SettingsError ? EXIT_WRONG_SETTING : 1;
}
