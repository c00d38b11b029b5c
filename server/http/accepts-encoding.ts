import type { AppContext } from './context.ts';

type Encoding = 'br' | 'gzip';

/** Matches an encoding in the header, unless its quality is 0, which means that it is refused. */
const ACCEPTED = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

export function acceptsEncoding(c: AppContext, encoding: Encoding): boolean {
  return ACCEPTED[encoding].test(c.req.header('Accept-Encoding') ?? '');
}
