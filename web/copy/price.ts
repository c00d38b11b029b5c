import { BRAND } from '#contract/brand.ts';

/** Puts the price into a text that has `{price}` in its place, as the FAQ does. */
export function withPrice(text: string): string {
  return text.replaceAll('{price}', String(BRAND.pricePounds));
}
