/** How large the letters of a text are, and how much room is between its lines and paragraphs. */
export interface TextSetting {
  size: number;
  leading: number;
  gaps: { text: number; heading: number; underHeading: number };
}

function roomy(size: number): TextSetting {
  return { size, leading: 1.32, gaps: { text: 4, heading: 12, underHeading: 4 } };
}

/** One size, however much room is left. */
export function roomyAt(size: number): readonly TextSetting[] {
  return [roomy(size)];
}

/** For a text that must not take another page: the smallest letters, and then less between them. */
export const ROOMY_OR_CLOSE: readonly TextSetting[] = [
  ...[13, 12.5, 12].map(roomy),
  { size: 12, leading: 1.25, gaps: { text: 3, heading: 9, underHeading: 3 } },
  { size: 12, leading: 1.2, gaps: { text: 2, heading: 7, underHeading: 2 } },
];

/** The same, and closer still before a section that could stay whole is parted. */
export const ROOMY_OR_CLOSEST: readonly TextSetting[] = [
  ...ROOMY_OR_CLOSE,
  { size: 12, leading: 1.2, gaps: { text: 1, heading: 6, underHeading: 1 } },
  { size: 12, leading: 1.17, gaps: { text: 1, heading: 5, underHeading: 1 } },
];
