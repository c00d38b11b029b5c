import { COLOURS } from './colours.ts';
import { fit } from './fit.ts';
import { widthOf } from './fonts.ts';
import { BOTTOM, LEFT, startPrintedPage, WIDTH } from './printed-page.ts';
import type { Content } from './runs.ts';
import type { Sheet } from './sheet.ts';
import type { TextSetting } from './text-setting.ts';

/** A heading, or a paragraph; one with a label has it in a column of its own on the left. */
export type Block =
  | { kind: 'heading'; text: string; startsPage?: boolean }
  | { kind: 'text'; content: Content; label?: string };

interface Flowing {
  place: string;
  title: string;
  footer: string;
  blocks: Block[];
  /** How many pages it may take; it takes no more than the smallest setting needs. */
  pages: number;
  /** From the most room to the least; the first at which the fewest pages hold all blocks is taken. */
  settings: readonly TextSetting[];
  /** Drawn on each page after its header. */
  onPage?: (sheet: Sheet) => void;
}

interface Column {
  setting: TextSetting;
  /** Of the labels that are names. */
  nameWidth: number;
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
const NUMBER_WIDTH = 26;
const WIDEST_NAME = 92;
const GAP_AFTER_LABEL = 10;

/** Paragraphs that run over as many pages as allowed, in the largest letters that have room. */
export function drawFlowing(sheet: Sheet, flowing: Flowing): void {
  const { blocks, settings, pages } = flowing;
  const measured = settings.map((setting) => {
    const column = { setting, nameWidth: nameWidthOf(blocks, setting) };
    return { column, items: measure(blocks, column) };
  });
  // Sections stay whole where that costs no page.
  const tries = [true, false].flatMap((keepsSections) =>
    measured.map(({ column, items }) => ({
      column,
      placed: place(items, column.setting, keepsSections),
    })),
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
        drawBlock(sheet, item, `${blocks[index]?.kind} ${index + 1}`, chosen.column);
    }
  }
}

function lastPage(placed: PlacedBlock[]): number {
  return placed.at(-1)?.page ?? 0;
}

function measure(blocks: Block[], column: Column): MeasuredBlock[] {
  return blocks.map((block) => ({ block, height: heightOf(block, column) }));
}

function place(
  items: MeasuredBlock[],
  { gaps }: TextSetting,
  keepsSections: boolean,
): PlacedBlock[] {
  let [page, y] = [0, TOP];
  return items.map(({ block, height }, index) => {
    if (block.kind === 'heading' && y > TOP) y += gaps.heading;
    const section = block.kind === 'heading' ? sectionAt(items, index) : [{ block, height }];
    const whole = heightOfAll(section, gaps);
    // A heading is not left alone at the foot of a page.
    const isKept = keepsSections && whole <= BOTTOM - TOP;
    const together = isKept ? whole : heightOfAll(section.slice(0, 2), gaps);
    const startsPage = block.kind === 'heading' && block.startsPage === true;
    if (startsPage || y + together > BOTTOM) [page, y] = [page + 1, TOP];
    const placed = { block, page, y, height };
    y += height + gapUnder(block, gaps);
    return placed;
  });
}

/** A heading and all that stands under it. */
function sectionAt(items: MeasuredBlock[], index: number): MeasuredBlock[] {
  const rest = items.slice(index + 1);
  const next = rest.findIndex(({ block }) => block.kind === 'heading');
  return items.slice(index, next === -1 ? items.length : index + 1 + next);
}

function heightOfAll(items: MeasuredBlock[], gaps: TextSetting['gaps']): number {
  const between = items.slice(0, -1).map(({ block }) => gapUnder(block, gaps));
  return [...items.map(({ height }) => height), ...between].reduce((sum, one) => sum + one, 0);
}

function gapUnder({ kind }: Block, gaps: TextSetting['gaps']): number {
  return kind === 'heading' ? gaps.underHeading : gaps.text;
}

function heightOf(block: Block, column: Column): number {
  const { setting } = column;
  if (block.kind === 'heading') return setting.size * 1.5 + 4;
  const { content, label } = block;
  const labelWidth = labelWidthOf(label, column);
  const width = WIDTH - labelWidth;
  const free = { height: Number.POSITIVE_INFINITY };
  const text = fit({ ...textOf(content, setting), width, ...free }).height;
  if (label === undefined || label === '') return text;
  const named = { ...textOf(label, setting), font: 'heading' as const };
  return Math.max(text, fit({ ...named, width: labelWidth - 4, ...free }).height);
}

/** A number needs less room than a name. */
function labelWidthOf(label: string | undefined, { nameWidth }: Column): number {
  if (label === undefined) return 0;
  return isNumber(label) ? NUMBER_WIDTH : nameWidth;
}

function nameWidthOf(blocks: Block[], { size }: TextSetting): number {
  const names = blocks.flatMap((block) =>
    block.kind === 'text' && block.label !== undefined && !isNumber(block.label)
      ? [widthOf('heading', block.label) * size + GAP_AFTER_LABEL]
      : [],
  );
  return Math.min(WIDEST_NAME, Math.max(0, ...names));
}

function isNumber(label: string): boolean {
  return /^\d+$/u.test(label);
}

function textOf(content: Content, { size, leading }: TextSetting) {
  return { kind: 'print', content, size, leading, filled: true } as const;
}

function drawBlock(
  sheet: Sheet,
  { block, y, height }: PlacedBlock,
  name: string,
  column: Column,
): void {
  const { setting } = column;
  if (block.kind === 'heading') {
    sheet.ornament((document) => document.rect(LEFT, y + height - 1.5, WIDTH, 1).fill(COLOURS.ink));
    sheet.text({
      name,
      kind: 'print',
      content: block.text,
      font: 'heading',
      size: setting.size + 1.5,
      box: { x: LEFT, y, width: WIDTH, height },
      oneLine: true,
      tag: 'H2',
    });
    return;
  }
  const { label } = block;
  const indent = labelWidthOf(label, column);
  if (label !== undefined && label !== '') {
    sheet.text({
      ...textOf(label, setting),
      name: `label of ${name}`,
      font: 'heading',
      box: { x: LEFT, y, width: indent - 4, height },
    });
  }
  const box = { x: LEFT + indent, y, width: WIDTH - indent, height };
  sheet.text({ ...textOf(block.content, setting), name, box });
}
