import { useEffect, useRef } from 'react';
import { inkOf } from './board-state.ts';
import type { BoardStore } from './board-store.ts';
import { clearCanvas, drawStrokes, fitCanvas } from './draw-ink.ts';
import type { Stroke } from './ink.ts';

interface InkCanvasProps {
  board: BoardStore;
  page: number;
}

/** The ink of a page: finished strokes stay on one canvas, unfinished ones are drawn in every frame on another. */
export function InkCanvas({ board, page }: InkCanvasProps) {
  const finished = useRef<HTMLCanvasElement>(null);
  const unfinished = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!finished.current || !unfinished.current) return undefined;
    return showInk(board, page, { finished: finished.current, unfinished: unfinished.current });
  }, [board, page]);
  return (
    <>
      <canvas ref={finished} data-ink aria-hidden="true" className={CANVAS} />
      <canvas ref={unfinished} aria-hidden="true" className={CANVAS} />
    </>
  );
}

const CANVAS = 'pointer-events-none absolute inset-0 size-full';

interface Canvases {
  finished: HTMLCanvasElement;
  unfinished: HTMLCanvasElement;
}

/** Returns the function that stops it. */
function showInk(board: BoardStore, page: number, { finished, unfinished }: Canvases): () => void {
  let drawn: readonly Stroke[] = [];
  let frame = 0;
  const drawSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const fit = () => {
    for (const canvas of [finished, unfinished]) {
      fitCanvas(canvas, window.devicePixelRatio);
      clearCanvas(canvas);
    }
    drawn = [];
    draw();
  };
  const observer = new ResizeObserver(fit);
  observer.observe(finished);
  const stopWatching = board.watch(drawSoon);
  fit();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    stopWatching();
  };

  function draw(): void {
    const state = board.read();
    const { strokes } = inkOf(state, page);
    if (drawn.some((stroke, index) => strokes[index] !== stroke)) {
      clearCanvas(finished);
      drawn = [];
    }
    drawStrokes(finished, strokes.slice(drawn.length));
    drawn = strokes;
    clearCanvas(unfinished);
    const here = Object.values(state.unfinished).filter((stroke) => stroke.page === page);
    drawStrokes(unfinished, here);
  }
}
