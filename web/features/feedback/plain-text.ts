/** Text that can be encoded and mailed: one kind of line end, no control characters, no lone surrogates. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(CONTROL_CHARACTER, '')
    .replaceAll(HALF_CHARACTER, '\u{FFFD}');
}

/** The same on a single line, so that a name cannot pass for another line of the e-mail. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s+/gu, ' ').trim();
}

const CONTROL_CHARACTER = /[^\P{Cc}\t\n]/gu;
/** Encoding one of these alone would throw. */
const HALF_CHARACTER = /\p{Surrogate}/gu;
