import type { FontName } from './fonts.ts';

/** A stretch of text with one look. */
export interface Run {
  text: string;
  font?: FontName;
  colour?: string;
  /** 'pattern' is boxed and underlined on the board, 'underlined' is for black-and-white print. */
  mark?: 'pattern' | 'underlined' | 'struck';
}

export type Content = string | Run[];

export function runsOf(content: Content): Run[] {
  return typeof content === 'string' ? [{ text: content }] : content;
}

export function textOf(content: Content): string {
  return runsOf(content)
    .map(({ text }) => text)
    .join('');
}
