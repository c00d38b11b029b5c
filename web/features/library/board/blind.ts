import type { PageFacts } from '#contract/page-pictures.ts';

/** The space below the baseline, in heights of the font, for letters such as g and y. */
const BELOW_LETTERS = 0.2;
/** For a page whose lines are not known. */
const STEPS_OF_A_PAGE = 12;
/** Lower edges that differ by less belong to the same line. */
const TOLERANCE = 0.01;

/** How much of the page is uncovered, as a share of its height, after one more line. */
export function revealNext(revealed: number, lines: readonly number[]): number {
  return edgesOf(lines).find((edge) => edge > revealed + TOLERANCE) ?? 1;
}

export function coverLast(revealed: number, lines: readonly number[]): number {
  return edgesOf(lines).findLast((edge) => edge < revealed - TOLERANCE) ?? 0;
}

/** The lower edges of the upright lines on a page, as shares of its height. */
export function linesOf({ height, text }: Pick<PageFacts, 'height' | 'text'>): number[] {
  return text
    .filter(({ angle }) => angle === undefined)
    .map((line) => clampShare((line.y + line.height * (1 + BELOW_LETTERS)) / height));
}

export function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** The lower edges of the lines, from the top. Words beside each other are one line. */
function edgesOf(lines: readonly number[]): number[] {
  if (lines.length === 0) {
    return Array.from({ length: STEPS_OF_A_PAGE }, (_, index) => (index + 1) / STEPS_OF_A_PAGE);
  }
  const edges: number[] = [];
  for (const edge of lines.toSorted((one, other) => one - other)) {
    const last = edges.at(-1);
    if (last !== undefined && edge - last < TOLERANCE) edges.pop();
    edges.push(edge);
  }
  return edges;
}
