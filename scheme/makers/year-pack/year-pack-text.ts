import { BRAND } from '#contract/brand.ts';
import { type Block, drawFlowing } from '../paper/flowing.ts';
import { A4 } from '../paper/printed-page.ts';
import { Sheet } from '../paper/sheet.ts';
import { ROOMY_OR_CLOSE, type TextSetting } from '../paper/text-setting.ts';
import type { SchoolYear } from '../../scheme.ts';
import { HALF_TERMS } from '../week-place.ts';

export const TERMS = 3;
const HALF_TERMS_IN_TERM = HALF_TERMS.length / TERMS;

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

/** The heading of a half-term, counted from nought; each term starts a page. */
export function halfTermHeading(halfTerm: number): Block {
  const startsPage = halfTerm > 0 && halfTerm % HALF_TERMS_IN_TERM === 0;
  return { kind: 'heading', text: HALF_TERMS[halfTerm] ?? '', startsPage };
}
