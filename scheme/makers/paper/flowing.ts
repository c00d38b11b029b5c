import { COLOURS } from './colours.ts';
import { fit } from './fit.ts';
import { BOTTOM, LEFT, startPrintedPage, WIDTH } from './printed-page.ts';
import type { Content } from './runs.ts';
import type { Sheet } from './sheet.ts';

/** A heading, or a paragraph; one with a label has it in a column of its own on the left. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; content: Content; label?: string };

interface Flowing {
  place: string;
  title: string;
  footer: string;
  blocks: Block[];
  /** How many pages it may take; it takes no more than the smallest size needs. */
  pages: number;
  /** From large to small; the first at which those pages hold all blocks is taken. */
  sizes: readonly number[];
  /** Drawn on each page after its header. */
  onPage?: (sheet: Sheet) => void;
}

interface MeasuredBlock {
  block: Block;
  height: number;
}

interface PlacedBlock extends MeasuredBlock {
  page: number;
  y: number;
}

const TOP = 94;
const LABEL_WIDTHS = { number: 26, name: 84 } as const;
const LEADING = 1.32;
const GAPS = { text: 4, heading: 12, underHeading: 4 } as const;

/** Paragraphs that run over as many pages as allowed, in the largest letters that have room. */
export function drawFlowing(sheet: Sheet, flowing: Flowing): void {
  const { blocks, sizes, pages } = flowing;
  const measured = sizes.map((size) => ({ size, items: measure(blocks, size) }));
  // Sections stay whole where that costs no page.
  const tries = [true, false].flatMap((keepsSections) =>
    measured.map(({ size, items }) => ({ size, placed: place(items, keepsSections) })),
  );
  const fewest = Math.min(...tries.map(({ placed }) => lastPage(placed)));
  const chosen = tries.find(({ placed }) => lastPage(placed) === fewest);
  if (chosen === undefined) return;
  if (fewest >= pages) sheet.complain(`the text takes more than ${pages} pages.`);
  for (let page = 0; page < Math.max(1, lastPage(chosen.placed) + 1); page += 1) {
    startPrintedPage(sheet, flowing);
    flowing.onPage?.(sheet);
    for (const [index, item] of chosen.placed.entries()) {
      if (item.page === page)
        drawBlock(sheet, item, `${blocks[index]?.kind} ${index + 1}`, chosen.size);
    }
  }
}

function lastPage(placed: PlacedBlock[]): number {
  return placed.at(-1)?.page ?? 0;
}

function measure(blocks: Block[], size: number): MeasuredBlock[] {
  return blocks.map((block) => ({ block, height: heightOf(block, size) }));
}

function place(items: MeasuredBlock[], keepsSections: boolean): PlacedBlock[] {
  let [page, y] = [0, TOP];
  return items.map(({ block, height }, index) => {
    if (block.kind === 'heading' && y > TOP) y += GAPS.heading;
    const section = block.kind === 'heading' ? sectionAt(items, index) : [{ block, height }];
    const whole = heightOfAll(section);
    // A heading is not left alone at the foot of a page.
    const isKept = keepsSections && whole <= BOTTOM - TOP;
    const together = isKept ? whole : heightOfAll(section.slice(0, 2));
    if (y + together > BOTTOM) [page, y] = [page + 1, TOP];
    const placed = { block, page, y, height };
    y += height + gapUnder(block);
    return placed;
  });
}

/** A heading and all that stands under it. */
function sectionAt(items: MeasuredBlock[], index: number): MeasuredBlock[] {
  const rest = items.slice(index + 1);
  const next = rest.findIndex(({ block }) => block.kind === 'heading');
  return items.slice(index, next === -1 ? items.length : index + 1 + next);
}

function heightOfAll(items: MeasuredBlock[]): number {
  const gaps = items.slice(0, -1).map(({ block }) => gapUnder(block));
  return [...items.map(({ height }) => height), ...gaps].reduce((sum, one) => sum + one, 0);
}

function gapUnder({ kind }: Block): number {
  return kind === 'heading' ? GAPS.underHeading : GAPS.text;
}

function heightOf(block: Block, size: number): number {
  if (block.kind === 'heading') return size * 1.5 + 4;
  const { content, label } = block;
  const labelWidth = labelWidthOf(label);
  const width = WIDTH - labelWidth;
  const free = { height: Number.POSITIVE_INFINITY };
  const text = fit({ ...textOf(content, size), width, ...free }).height;
  if (label === undefined || label === '') return text;
  const named = { ...textOf(label, size), font: 'heading' as const };
  return Math.max(text, fit({ ...named, width: labelWidth - 4, ...free }).height);
}

/** A number needs less room than a name. */
function labelWidthOf(label: string | undefined): number {
  if (label === undefined) return 0;
  return /^\d+$/u.test(label) ? LABEL_WIDTHS.number : LABEL_WIDTHS.name;
}

function textOf(content: Content, size: number) {
  return { kind: 'print', content, size, leading: LEADING, filled: true } as const;
}

function drawBlock(
  sheet: Sheet,
  { block, y, height }: PlacedBlock,
  name: string,
  size: number,
): void {
  if (block.kind === 'heading') {
    sheet.ornament((document) => document.rect(LEFT, y + height - 1.5, WIDTH, 1).fill(COLOURS.ink));
    sheet.text({
      name,
      kind: 'print',
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
  const indent = labelWidthOf(label);
  if (label !== undefined && label !== '') {
    sheet.text({
      ...textOf(label, size),
      name: `label of ${name}`,
      font: 'heading',
      box: { x: LEFT, y, width: indent - 4, height },
    });
  }
  const box = { x: LEFT + indent, y, width: WIDTH - indent, height };
  sheet.text({ ...textOf(block.content, size), name, box });
}
