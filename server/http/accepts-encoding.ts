import type { AppContext } from './context.ts';

type Encoding = 'br' | 'gzip';

/** The encoding is named, and not with a quality of 0, which would refuse it. */
const ACCEPTED = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
};

export function acceptsEncoding(c: AppContext, encoding: Encoding): boolean {
  return ACCEPTED[encoding].test(c.req.header('Accept-Encoding') ?? '');
}
