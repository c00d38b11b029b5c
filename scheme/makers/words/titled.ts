/** A title and what follows it, with a colon between them unless the title has a mark of its own. */
export function titled(title: string, text: string): string {
  if (/[?!]$/u.test(title)) return `${title} ${text}`;
  return title.includes(':') ? `${title}. ${text}` : `${title}: ${text}`;
}
