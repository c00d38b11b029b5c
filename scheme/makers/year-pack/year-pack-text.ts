import { BRAND } from '#contract/brand.ts';
import { type Block, drawFlowing } from '../paper/flowing.ts';
import { A4 } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import { ROOMY_OR_CLOSE, type TextSetting } from '../paper/text-setting.ts';
import type { SchoolYear } from '../../scheme.ts';

interface PackText {
  title: string;
  blocks: Block[];
  pages: number;
  settings?: readonly TextSetting[];
}

/** A file of a year pack that is all text. */
export function packText(
  { name }: SchoolYear,
  { title, blocks, pages, settings = ROOMY_OR_CLOSE }: PackText,
): Sheet {
  const sheet = new Sheet({ title: `${name} · Year pack: ${title}`, ...A4 });
  const footer = `${BRAND.name} · ${name} · ${title}`;
  const place = `${name} · Year pack`;
  drawFlowing(sheet, { place, title, footer, blocks, pages, settings });
  return sheet;
}
