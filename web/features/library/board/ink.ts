/** Ink is kept in page units: the width of the page is 1, so that it follows zoom and full screen. */
export interface Point {
  x: number;
  y: number;
}

export type InkTool = 'pen' | 'highlighter';
export type PenColour = 'red' | 'blue' | 'black';

export interface Stroke {
  id: string;
  tool: InkTool;
  colour: PenColour;
  /** x and y in turn, as the canvas and the other window want them. */
  points: readonly number[];
}

/** What Undo takes back. */
type Step = { added: string } | { erased: readonly Stroke[]; gesture: string };

export interface PageInk {
  strokes: readonly Stroke[];
  steps: readonly Step[];
}

export const NO_INK: PageInk = { strokes: [], steps: [] };

/** In page units. */
export const STROKE_WIDTH: Record<InkTool, number> = { pen: 0.004, highlighter: 0.022 };
const ERASER_RADIUS = 0.012;

export function addStroke({ strokes, steps }: PageInk, stroke: Stroke): PageInk {
  return { strokes: [...strokes, stroke], steps: [...steps, { added: stroke.id }] };
}

/** Erasing during one gesture is one step. */
export function eraseStrokes(ink: PageInk, ids: readonly string[], gesture: string): PageInk {
  const erased = ink.strokes.filter(({ id }) => ids.includes(id));
  if (erased.length === 0) return ink;
  const strokes = ink.strokes.filter(({ id }) => !ids.includes(id));
  const last = ink.steps.at(-1);
  if (last && 'erased' in last && last.gesture === gesture) {
    const merged = { erased: [...last.erased, ...erased], gesture };
    return { strokes, steps: [...ink.steps.slice(0, -1), merged] };
  }
  return { strokes, steps: [...ink.steps, { erased, gesture }] };
}

export function undoStep({ strokes, steps }: PageInk): PageInk {
  const last = steps.at(-1);
  if (!last) return { strokes, steps };
  const earlier = steps.slice(0, -1);
  if ('erased' in last) return { strokes: [...strokes, ...last.erased], steps: earlier };
  return { strokes: strokes.filter(({ id }) => id !== last.added), steps: earlier };
}

/** The strokes that an eraser touches on its way through these points, also between two that are far apart. */
export function strokesAlong(strokes: readonly Stroke[], way: readonly Point[]): string[] {
  const places = way.flatMap((point, index) => placesBetween(way[index - 1] ?? point, point));
  return strokes
    .filter((stroke) => places.some((place) => touches(stroke, place)))
    .map(({ id }) => id);
}

/** Close enough together that no stroke fits between them. */
function placesBetween(from: Point, to: Point): Point[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / ERASER_RADIUS);
  const places = Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
  return [...places, to];
}

function touches({ points, tool }: Stroke, point: Point): boolean {
  const reach = ERASER_RADIUS + STROKE_WIDTH[tool] / 2;
  const corners = pointsOf(points);
  return corners.some((corner, index) => {
    return distanceToLine(point, corners[index - 1] ?? corner, corner) <= reach;
  });
}

export function pointsOf(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    points.push({ x: flat[index] ?? 0, y: flat[index + 1] ?? 0 });
  }
  return points;
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}
