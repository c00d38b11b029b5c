import * as z from 'zod/mini';
import { ZOOM } from '../pdf-viewer/zoom.ts';

const share = z.number();
const points = z.readonly(z.array(z.number()));
const point = z.object({ x: z.number(), y: z.number() });
const blank = z.nullable(z.enum(['black', 'white']));
const page = z.int().check(z.positive());
const timer = z.object({ minutes: z.number(), endsAt: z.nullable(z.number()), leftMs: z.number() });

/** How large the page is, and how far it is scrolled each way: 0 at its beginning, 1 at its end. */
const boardView = z.object({
  zoom: z.number().check(z.minimum(ZOOM.minimum), z.maximum(ZOOM.maximum)),
  x: share,
  y: share,
});

const stroke = z.object({
  id: z.string(),
  tool: z.enum(['pen', 'highlighter']),
  colour: z.enum(['red', 'blue', 'black']),
  points,
});
const unfinishedStroke = z.extend(stroke, { page });

const step = z.union([
  z.object({ added: z.string() }),
  z.object({ erased: z.readonly(z.array(stroke)), gesture: z.string() }),
]);

const pageInk = z.object({
  strokes: z.readonly(z.array(stroke)),
  steps: z.readonly(z.array(step)),
});

/** What two windows that show the same lesson have in common, besides the page. */
const boardState = z.object({
  /** By page number. */
  ink: z.record(z.string(), pageInk),
  /** Strokes whose pointer is still down; several with several fingers. */
  unfinished: z.record(z.string(), unfinishedStroke),
  /** How much of the page the blind leaves uncovered, as a share of its height; null without a blind. */
  blind: z.nullable(share),
  blank,
  laser: z.nullable(point),
  timer: z.nullable(timer),
});

const boardAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begin-stroke'), stroke: unfinishedStroke }),
  z.object({ type: z.literal('extend-stroke'), id: z.string(), points }),
  z.object({ type: z.literal('end-stroke'), id: z.string() }),
  z.object({
    type: z.literal('erase'),
    page,
    ids: z.readonly(z.array(z.string())),
    gesture: z.string(),
  }),
  z.object({ type: z.literal('undo'), page }),
  z.object({ type: z.literal('set-blind'), blind: z.nullable(share) }),
  z.object({ type: z.literal('set-blank'), blank }),
  z.object({ type: z.literal('set-laser'), laser: z.nullable(point) }),
  z.object({ type: z.literal('set-timer'), timer: z.nullable(timer) }),
]);

/** Everything that one window tells the other at first. */
const lesson = z.object({ state: boardState, page, view: z.optional(boardView) });

/** Between the presenter window and its class view. The presenter decides, so both see everything in one order. */
const classMessage = z.discriminatedUnion('type', [
  /** The class view has opened or was loaded again, or answers a presenter window that has `returned`. */
  z.object({ type: z.literal('hello'), lesson: z.optional(lesson) }),
  /** The class view was touched: what it would like to happen. */
  z.object({ type: z.literal('ask-action'), action: boardAction }),
  z.object({ type: z.literal('ask-page'), page }),
  /** From the presenter. */
  z.extend(lesson, { type: z.literal('welcome') }),
  z.object({ type: z.literal('action'), action: boardAction }),
  z.object({ type: z.literal('page'), page }),
  /** The presenter window was loaded again, and asks where the lesson is. */
  z.object({ type: z.literal('returned') }),
  /** From the window that was zoomed or scrolled. */
  z.object({ type: z.literal('view'), view: boardView }),
  /** The window is closing. */
  z.object({ type: z.literal('bye') }),
]);

export type BoardState = z.infer<typeof boardState>;
export type Lesson = z.infer<typeof lesson>;
export type BoardView = z.infer<typeof boardView>;
export type BoardAction = z.infer<typeof boardAction>;
export type ClassMessage = z.infer<typeof classMessage>;

/** Undefined for a message of another release. */
export function readClassMessage(data: unknown): ClassMessage | undefined {
  return classMessage.safeParse(data).data;
}
