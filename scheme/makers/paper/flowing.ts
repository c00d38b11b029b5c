import { COLOURS } from './colours.ts';
import { fit } from './fit.ts';
import { BOTTOM, LEFT, startPrintedPage, WIDTH } from './printed-page.ts';
import type { Content } from './runs.ts';
import type { Sheet } from './sheet.ts';
import type { TextKind } from './text-kinds.ts';

/** A heading, or a paragraph; one with a label has it in a column of its own on the left. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; content: Content; label?: string };

interface Flowing {
  place: string;
  title: string;
  footer: string;
  blocks: Block[];
  /** How many pages it may take. */
  pages: number;
  /** From large to small; the first at which the pages hold all blocks is taken. */
  sizes: readonly number[];
  textKind: TextKind;
  /** Drawn on each page after its header. */
  onPage?: (sheet: Sheet) => void;
}

interface PlacedBlock {
  block: Block;
  page: number;
  y: number;
  height: number;
}

const TOP = 94;
const LABEL_WIDTH = 84;
const LEADING = 1.32;
const GAPS = { text: 4, heading: 12, underHeading: 4 } as const;

/** Paragraphs that run over as many pages as allowed, in the largest letters that have room. */
export function drawFlowing(sheet: Sheet, flowing: Flowing): void {
  const { blocks, sizes, pages } = flowing;
  const tries = sizes.map((size) => ({ size, placed: place(flowing, size) }));
  const chosen = tries.find(({ placed }) => lastPage(placed) < pages) ?? tries.at(-1);
  if (chosen === undefined) return;
  if (lastPage(chosen.placed) >= pages) sheet.complain(`the text takes more than ${pages} pages.`);
  for (let page = 0; page < Math.max(1, lastPage(chosen.placed) + 1); page += 1) {
    startPrintedPage(sheet, flowing);
    flowing.onPage?.(sheet);
    for (const [index, item] of chosen.placed.entries()) {
      if (item.page === page)
        drawBlock(sheet, item, `${blocks[index]?.kind} ${index + 1}`, chosen.size, flowing);
    }
  }
}

function lastPage(placed: PlacedBlock[]): number {
  return placed.at(-1)?.page ?? 0;
}

function place({ blocks, textKind }: Flowing, size: number): PlacedBlock[] {
  let [page, y] = [0, TOP];
  return blocks.map((block, index) => {
    const height = heightOf(block, size, textKind);
    if (block.kind === 'heading' && y > TOP) y += GAPS.heading;
    const following = blocks[index + 1];
    // A heading is not left alone at the foot of a page.
    const together =
      block.kind === 'heading' && following !== undefined
        ? height + heightOf(following, size, textKind) + GAPS.underHeading
        : height;
    if (y + together > BOTTOM) [page, y] = [page + 1, TOP];
    const placed = { block, page, y, height };
    y += height + (block.kind === 'heading' ? GAPS.underHeading : GAPS.text);
    return placed;
  });
}

function heightOf(block: Block, size: number, kind: TextKind): number {
  if (block.kind === 'heading') return size * 1.5 + 4;
  const { content, label } = block;
  const width = WIDTH - (label === undefined ? 0 : LABEL_WIDTH);
  const free = { height: Number.POSITIVE_INFINITY };
  const text = fit({ ...textOf(content, size, kind), width, ...free }).height;
  if (label === undefined || label === '') return text;
  const named = { ...textOf(label, size, 'printNotes'), font: 'heading' as const };
  return Math.max(text, fit({ ...named, width: LABEL_WIDTH - 4, ...free }).height);
}

function textOf(content: Content, size: number, kind: TextKind) {
  return { kind, content, size, leading: LEADING, filled: true } as const;
}

function drawBlock(
  sheet: Sheet,
  { block, y, height }: PlacedBlock,
  name: string,
  size: number,
  { textKind }: Flowing,
): void {
  if (block.kind === 'heading') {
    sheet.ornament((document) => document.rect(LEFT, y + height - 1.5, WIDTH, 1).fill(COLOURS.ink));
    sheet.text({
      name,
      kind: 'printNotes',
      content: block.text,
      font: 'heading',
      size: size + 1.5,
      box: { x: LEFT, y, width: WIDTH, height },
      oneLine: true,
      tag: 'H2',
    });
    return;
  }
  const { label } = block;
  const indent = label === undefined ? 0 : LABEL_WIDTH;
  if (label !== undefined && label !== '') {
    sheet.text({
      ...textOf(label, size, 'printNotes'),
      name: `label of ${name}`,
      font: 'heading',
      box: { x: LEFT, y, width: LABEL_WIDTH - 4, height },
    });
  }
  const box = { x: LEFT + indent, y, width: WIDTH - indent, height };
  sheet.text({ ...textOf(block.content, size, textKind), name, box });
}
