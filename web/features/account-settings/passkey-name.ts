import { PASSKEY_NAME_CHARACTERS } from '#contract/limits.ts';
import { oneLine } from '#contract/one-line.ts';
import { trimmed } from '../../api/trimmed.ts';
import { passkeysCopy } from '../../copy/passkeys.ts';

const name = trimmed(oneLine(PASSKEY_NAME_CHARACTERS));

type Parsed = { name: string } | { refusal: string };

/** The name as it is saved, or why it is refused. */
export function parsePasskeyName(given: string): Parsed {
  const parsed = name.safeParse(given);
  if (parsed.success) return { name: parsed.data };
  const { missing, tooLong, unreadable } = passkeysCopy.refused;
  const codes = new Set(parsed.error.issues.map(({ code }) => code));
  if (codes.has('too_small')) return { refusal: missing };
  return { refusal: codes.has('too_big') ? tooLong : unreadable };
}
