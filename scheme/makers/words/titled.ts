/** A title and what follows it, with a colon between them unless the title ends in a mark of its own. */
export function titled(title: string, text: string): string {
  return /[?!]$/u.test(title) ? `${title} ${text}` : `${title}: ${text}`;
}
