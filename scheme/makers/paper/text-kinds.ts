/** The smallest size in points that a text of each kind may be shrunk to. */
export const SMALLEST = {
  /** What a class reads from the board, on a page 540 points high. */
  board: 40,
  /** What a teacher says or steers by while the slide is up. */
  remark: 16,
  /** Everything on paper, for children and for grown-ups. */
  print: 12,
} as const;

export type TextKind = keyof typeof SMALLEST;
