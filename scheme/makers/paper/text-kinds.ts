/** The smallest size in points that a text of each kind may be shrunk to. */
export const SMALLEST = {
  /** What a class reads from the board, on a page 540 points high. */
  board: 40,
  /** What a teacher says or steers by while the slide is up. */
  remark: 16,
  /** What a child reads on paper. */
  print: 12,
  /** What a grown-up reads on paper. */
  printNotes: 9.5,
} as const;

export type TextKind = keyof typeof SMALLEST;
