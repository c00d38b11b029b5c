import { useRef } from 'react';
import { inkOf } from './board-state.ts';
import type { BoardStore } from './board-store.ts';
import { type PenColour, type Point, strokesAlong } from './ink.ts';
import { type PointerGesture, usePointers } from './use-pointers.ts';

export type Tool = 'pen' | 'highlighter' | 'eraser' | 'laser';

interface InkLayerProps {
  board: BoardStore;
  page: number;
  tool: Tool;
  colour: PenColour;
}

/** Takes the pointers over the page while a tool is in use. */
export function InkLayer({ board, page, tool, colour }: InkLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  usePointers(layer, {
    onDown: (gesture) => {
      const used = toolOf(gesture);
      if (used === 'laser') return pointAt(gesture.points);
      if (used === 'eraser') return erase(gesture);
      const stroke = { id: gesture.id, tool: used, colour, points: flat(gesture.points), page };
      return board.act({ type: 'begin-stroke', stroke });
    },
    onMove: (gesture) => {
      const used = toolOf(gesture);
      if (used === 'laser') return pointAt(gesture.points);
      if (used === 'eraser') return erase(gesture);
      return board.act({ type: 'extend-stroke', id: gesture.id, points: flat(gesture.points) });
    },
    onUp: (id) => {
      board.act({ type: 'end-stroke', id });
      if (tool === 'laser') board.act({ type: 'set-laser', laser: null });
    },
    onHover: (point) => {
      if (tool === 'laser') board.act({ type: 'set-laser', laser: point });
    },
  });

  function toolOf({ isEraserEnd }: PointerGesture): Tool {
    return isEraserEnd ? 'eraser' : tool;
  }

  function pointAt(points: Point[]): void {
    board.act({ type: 'set-laser', laser: points.at(-1) ?? null });
  }

  function erase({ id, from, points }: PointerGesture): void {
    const { strokes } = inkOf(board.read(), page);
    const ids = strokesAlong(strokes, [from, ...points]);
    if (ids.length > 0) board.act({ type: 'erase', page, ids, gesture: id });
  }

  return (
    <div
      ref={layer}
      className={`pointer-events-auto absolute inset-0 touch-none ${CURSOR[tool]}`}
    />
  );
}

const CURSOR: Record<Tool, string> = {
  pen: 'cursor-crosshair',
  highlighter: 'cursor-crosshair',
  eraser: 'cursor-cell',
  laser: 'cursor-none',
};

function flat(points: Point[]): number[] {
  return points.flatMap(({ x, y }) => [x, y]);
}
