/** A full stop at the end, unless a question mark is there already. */
export function asSentence(text: string): string {
  return text.endsWith('?') ? text : `${text}.`;
}
