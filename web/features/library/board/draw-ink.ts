import { type PenColour, pointsOf, type Stroke, STROKE_WIDTH } from './ink.ts';

/** The same as in theme.css; a canvas cannot read the theme without laying out the page. */
const COLOURS: Record<PenColour, string> = { red: '#c2352b', blue: '#1d5fa8', black: '#1c2b21' };
const HIGHLIGHTER = { colour: '#f4b740', opacity: 0.45 } as const;

/** A 4K board; more pixels than that only cost memory. */
const MOST_PIXELS = 3840 * 2160;

/** Gives the canvas a pixel for each of the screen's. Returns whether its size was changed, which clears it. */
export function fitCanvas(canvas: HTMLCanvasElement): boolean {
  const { clientWidth, clientHeight } = canvas;
  const byArea = Math.sqrt(MOST_PIXELS / Math.max(1, clientWidth * clientHeight));
  const ratio = Math.min(window.devicePixelRatio, byArea);
  const width = Math.max(1, Math.round(clientWidth * ratio));
  const height = Math.max(1, Math.round(clientHeight * ratio));
  if (canvas.width === width && canvas.height === height) return false;
  Object.assign(canvas, { width, height });
  return true;
}

export function clearCanvas(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  context?.setTransform(1, 0, 0, 1, 0, 0);
  context?.clearRect(0, 0, canvas.width, canvas.height);
}

export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  // Page units: the width of the page is 1.
  context.setTransform(canvas.width, 0, 0, canvas.width, 0, 0);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of strokes) drawStroke(context, stroke);
}

function drawStroke(context: CanvasRenderingContext2D, { tool, colour, points }: Stroke): void {
  const isHighlighter = tool === 'highlighter';
  context.globalAlpha = isHighlighter ? HIGHLIGHTER.opacity : 1;
  context.strokeStyle = isHighlighter ? HIGHLIGHTER.colour : COLOURS[colour];
  context.lineWidth = STROKE_WIDTH[tool];
  context.beginPath();
  tracePath(context, points);
  context.stroke();
}

/** A curve through the middles between the points, which hides the corners of a quick hand. */
function tracePath(context: CanvasRenderingContext2D, flat: readonly number[]): void {
  const points = pointsOf(flat);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return;
  context.moveTo(first.x, first.y);
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? first;
    const middle = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
    context.quadraticCurveTo(before.x, before.y, middle.x, middle.y);
  });
  // A line of no length is a dot.
  context.lineTo(last.x, last.y);
}
