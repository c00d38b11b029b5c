import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isDownloadable } from '../tree/resource.ts';
import type { OpenDocument } from './open-document.ts';
import { markedWordsIn } from './page-address.ts';
import { type Layout, pageScale, pictureWidth } from './page-layout.ts';
import type { HeldPicture } from './picture-shelf.ts';
import { TextLayer } from './text-layer.tsx';
import './text-layer.css';

interface DrawnPageProps {
  opened: OpenDocument;
  page: number;
  layout: Layout;
  isShown: boolean;
  /** False while another page has to be loaded first. */
  isWanted: boolean;
  /** Undefined when the page is put away. */
  onDrawn: (page: number, isDrawn: true | undefined) => void;
  onFailed: (page: number, error: unknown) => void;
}

/** While the size changes, the picture is stretched; after this time a sharper one is loaded. */
const SETTLED_AFTER_MS = 120;

/** One page: its picture on a canvas, which is drawn before it is shown, with its text over it. */
export function DrawnPage(props: DrawnPageProps) {
  const { opened, page, layout, isShown, isWanted, onDrawn, onFailed } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [drawnWidth, setDrawnWidth] = useState(() => opened.firstPicture.find(page)?.width ?? 0);
  const facts = opened.pages[page - 1] ?? EMPTY;
  const scale = pageScale(facts, layout);
  const width = pictureWidth(facts, layout);
  const isDrawn = drawnWidth > 0;
  const [marked] = useState(() => markedWordsIn(location.search));

  useLayoutEffect(() => {
    const style = box.current?.style;
    style?.setProperty('width', `${Math.round(facts.width * scale)}px`);
    style?.setProperty('height', `${Math.round(facts.height * scale)}px`);
    style?.setProperty('--page-scale', String(scale));
  }, [facts, scale]);

  // Before the browser paints, so that the viewer appears with its page.
  useLayoutEffect(() => {
    const first = opened.firstPicture.take(page);
    if (first) fillCanvas(canvas.current, first.bitmap);
  }, [opened, page]);

  const reportDrawn = useEffectEvent((drawn: true | undefined) => onDrawn(page, drawn));
  const reportFailed = useEffectEvent((error: unknown) => onFailed(page, error));
  useEffect(() => {
    if (!isWanted || drawnWidth >= width) return undefined;
    // Not for a page drawn ahead, which is tried again when it is shown.
    const reportsFailure = isShown;
    let isOver = false;
    async function show(): Promise<void> {
      try {
        const held = opened.pictures.held(page);
        if (held && held.width > drawnWidth) await draw(held);
        if (!held || held.width < width) await draw(await opened.pictures.load(page, width));
      } catch (error) {
        // A page that is shown already stays, only less sharp.
        if (!isOver && !isDrawn && reportsFailure) reportFailed(error);
      }
    }

    async function draw(picture: HeldPicture): Promise<void> {
      const bitmap = await createImageBitmap(picture.blob);
      if (isOver) return bitmap.close();
      fillCanvas(canvas.current, bitmap);
      return setDrawnWidth(picture.width);
    }

    const timer = setTimeout(() => void show(), isDrawn ? SETTLED_AFTER_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [opened, page, width, isWanted, isShown, drawnWidth, isDrawn]);

  useLayoutEffect(() => {
    if (!isDrawn) return undefined;
    reportDrawn(true);
    return () => reportDrawn(undefined);
  }, [isDrawn]);

  return (
    <div ref={box} className="pdf-page" inert={!isShown} aria-busy={!isDrawn}>
      <canvas ref={canvas} aria-hidden="true" />
      {/* Also while it is hidden, so that turning to it has less to do. */}
      {isDrawn && (
        <TextLayer
          facts={facts}
          isSelectable={isDownloadable(opened.resource)}
          marked={layout.mode === 'reading' ? marked : []}
        />
      )}
    </div>
  );
}

function fillCanvas(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  if (!canvas) return bitmap.close();
  const { width, height } = bitmap;
  Object.assign(canvas, { width, height });
  return canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

const EMPTY = { width: 1, height: 1, notes: '', text: [] };
