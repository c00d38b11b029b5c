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

/** Returns the function that stops it. A canvas without ink is hidden, because each costs time at every page turn. */
function showInk(board: BoardStore, page: number, { finished, unfinished }: Canvases): () => void {
  /** What the canvas shows of this page; undefined when it may show another. */
  let drawn: readonly Stroke[] | undefined;
  let frame = 0;
  const drawSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const observer = new ResizeObserver(drawSoon);
  if (finished.parentElement) observer.observe(finished.parentElement);
  const stopWatching = board.watch(drawSoon);
  draw();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    stopWatching();
  };

  function draw(): void {
    const state = board.read();
    drawFinished(inkOf(state, page).strokes);
    drawUnfinished(Object.values(state.unfinished).filter((stroke) => stroke.page === page));
  }

  function drawFinished(strokes: readonly Stroke[]): void {
    finished.hidden = strokes.length === 0;
    const isEmpty = !finished.hidden && fitCanvas(finished);
    const isContinued = drawn?.every((stroke, index) => strokes[index] === stroke) ?? false;
    if (!isEmpty && !isContinued) clearCanvas(finished);
    drawStrokes(finished, isEmpty || !isContinued ? strokes : strokes.slice(drawn?.length));
    drawn = strokes;
  }

  function drawUnfinished(strokes: readonly Stroke[]): void {
    unfinished.hidden = strokes.length === 0;
    if (unfinished.hidden) return;
    fitCanvas(unfinished);
    clearCanvas(unfinished);
    drawStrokes(unfinished, strokes);
  }
}
