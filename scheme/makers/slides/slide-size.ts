/** 16 to 9, and small enough that 40 points are large on a board. */
export const SLIDE = { width: 960, height: 540 } as const;
export const MARGIN = 48;
