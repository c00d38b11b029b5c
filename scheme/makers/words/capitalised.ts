/** Strings of letters that stand for themselves: 'ough: every sound' keeps its small o. */
const LETTERS = /^(?:ough|ei)\b/u;

export function capitalised(focus: string): string {
  return LETTERS.test(focus) ? focus : focus.charAt(0).toUpperCase() + focus.slice(1);
}
