import type { PDFPageProxy } from 'pdfjs-dist';
import { canvasRatio, type Layout, pageScale } from './page-layout.ts';
import type { Pdfjs } from './pdf-engine.ts';
import './text-layer.css';

/** One page on its own canvas, with its text layer above it. */
export interface DrawnPage {
  element: HTMLElement;
  source: PDFPageProxy;
  layout: Layout;
  /** Resolves when the page is drawn; rejects when drawing failed or was cancelled. */
  drawn: Promise<void>;
  isDrawn: () => boolean;
  /** Stretches the canvas to another size until it is redrawn. */
  stretchTo: (layout: Layout) => void;
  /** Adds the text layer, for screen readers and the browser's search. */
  addWords: () => void;
  /** Frees the memory, also while drawing. */
  discard: () => void;
}

export function drawPage(pdfjs: Pdfjs, source: PDFPageProxy, layout: Layout): DrawnPage {
  const natural = source.getViewport({ scale: 1 });
  const viewport = source.getViewport({ scale: pageScale(natural, layout) });
  const ratio = canvasRatio(viewport, layout.pixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width * ratio));
  canvas.height = Math.max(1, Math.round(viewport.height * ratio));
  const element = document.createElement('div');
  element.className = 'pdf-page';
  element.setAttribute('aria-busy', 'true');
  element.append(canvas);
  stretchTo(layout);

  const transform = [canvas.width / viewport.width, 0, 0, canvas.height / viewport.height, 0, 0];
  const drawing = source.render({ canvas, viewport, transform });
  let isDrawn = false;
  const drawn = drawing.promise.then(() => {
    isDrawn = true;
    return element.setAttribute('aria-busy', 'false');
  });
  // Callers that await it get the error; cancelled drawing may have no caller.
  drawn.catch(() => undefined);
  let words: InstanceType<Pdfjs['TextLayer']> | undefined;
  return { element, source, layout, drawn, isDrawn: () => isDrawn, stretchTo, addWords, discard };

  function stretchTo(next: Layout): void {
    const scale = pageScale(natural, next);
    element.style.width = `${Math.round(natural.width * scale)}px`;
    element.style.height = `${Math.round(natural.height * scale)}px`;
    element.style.setProperty('--total-scale-factor', String(scale));
  }

  function addWords(): void {
    if (words) return;
    const container = document.createElement('div');
    container.className = 'textLayer';
    element.append(container);
    words = new pdfjs.TextLayer({
      textContentSource: source.streamTextContent(),
      container,
      viewport,
    });
    // A page without a text layer can still be viewed.
    words.render().catch(() => undefined);
  }

  function discard(): void {
    drawing.cancel();
    words?.cancel();
    element.remove();
    // Browsers keep a removed canvas for a while; a size of zero frees its pixels at once.
    canvas.width = 0;
    canvas.height = 0;
  }
}
