/** One of several titles for the same kind of slide, so that weeks do not all look alike. */
export function titleInTurn(titles: readonly [string, ...string[]], focus: string): string {
  return titles[focus.length % titles.length] ?? titles[0];
}
