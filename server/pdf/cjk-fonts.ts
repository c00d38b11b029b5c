import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** Fonts of the system with Chinese, Japanese and Korean letters, the best first. */
const FAMILIES = [
  'Noto Sans CJK JP',
  'Noto Sans CJK SC',
  'Noto Sans Japanese',
  'Noto Sans JP',
  'Noto Sans SC',
  'Droid Sans Fallback',
  'WenQuanYi Zen Hei',
  'Hiragino Sans',
  'Yu Gothic',
];

/** The families of that list that are installed. */
export function findCjkFonts(): string[] {
  const installed = new Set(GlobalFonts.families.map(({ family }) => family));
  return FAMILIES.filter((family) => installed.has(family));
}

/** Letters that no other font has are drawn in these: the canvas looks for them only in fonts that are named. */
export function addCjkFonts(context: SKRSContext2D): void {
  const font = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(context), 'font');
  const names = findCjkFonts().map((family) => `, "${family}"`);
  if (!font || names.length === 0) return;
  Object.defineProperty(context, 'font', {
    get: () => font.get?.call(context),
    set(value: string) {
      font.set?.call(context, value + names.join(''));
    },
  });
}
