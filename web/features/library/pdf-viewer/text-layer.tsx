import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import type { TextPart } from '#contract/library.ts';
import type { PageFacts, TextItem } from '#contract/page-pictures.ts';
import { markedLines } from './mark-words.ts';

interface TextLayerProps {
  facts: PageFacts;
  isSelectable: boolean;
  /** Words and runs of words that a search has found, in lower case. */
  marked: readonly string[];
}

const FONT = 'sans-serif';
const MEASURED_AT_PX = 100;

/** The text of a page, invisible over its picture: for screen readers, the browser's search and selection. */
export function TextLayer({ facts, isSelectable, marked }: TextLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => {
    const texts = facts.text.map(({ text }) => text);
    return marked.length === 0 ? [] : markedLines(texts, marked);
  }, [facts, marked]);
  useLayoutEffect(() => {
    for (const [index, span] of [...(layer.current?.querySelectorAll('span') ?? [])].entries()) {
      const item = facts.text[index];
      if (item) place(span, item, facts);
    }
  }, [facts]);
  return (
    <div ref={layer} className={`textLayer ${isSelectable ? '' : 'select-none'}`}>
      {facts.text.map((item, index) => (
        // oxlint-disable-next-line no-array-index-key -- the lines of a page never change
        <Fragment key={index}>
          <span>{lines[index] ? <MarkedText parts={lines[index]} /> : item.text}</span>
          <br />
        </Fragment>
      ))}
    </div>
  );
}

function MarkedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isMarked }, index) => (
    // oxlint-disable-next-line no-array-index-key -- the words of a line never change
    <Fragment key={index}>{isMarked ? <mark>{text}</mark> : text}</Fragment>
  ));
}

/** As shares of the page, so that the text follows its size. Set by script, because our policy refuses style attributes. */
function place(span: HTMLElement, item: TextItem, page: PageFacts): void {
  const { text, x, y, width, height, angle = 0 } = item;
  const stretch = width / Math.max(1, naturalWidth(text, height));
  span.style.left = `${(100 * x) / page.width}%`;
  span.style.top = `${(100 * y) / page.height}%`;
  span.style.fontSize = `calc(var(--page-scale) * ${height}px)`;
  span.style.transform = `rotate(${angle}deg) scaleX(${stretch})`;
}

let measuring: CanvasRenderingContext2D | null | undefined;

function naturalWidth(text: string, height: number): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return 1;
  measuring.font = `${MEASURED_AT_PX}px ${FONT}`;
  return (measuring.measureText(text).width * height) / MEASURED_AT_PX;
}
