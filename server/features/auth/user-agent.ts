import type { Browser, BrowserName, SystemName } from '#contract/sessions.ts';

/** Reads a User-Agent header. Searches for fixed words only, so the time it takes grows with the length alone. */
export function parseUserAgent(userAgent: string | null): Browser {
  const text = userAgent ?? '';
  return { name: firstFound(BROWSERS, text), system: firstFound(SYSTEMS, text) };
}

/** In this order: browsers made from Chrome call themselves Chrome as well, and nearly all of them Safari. */
const BROWSERS: readonly Mark<BrowserName>[] = [
  ['edge', ['Edg/', 'EdgA/', 'EdgiOS/', 'Edge/']],
  ['opera', ['OPR/', 'OPT/', 'OPiOS/']],
  ['samsung', ['SamsungBrowser/']],
  ['firefox', ['Firefox/', 'FxiOS/']],
  ['chrome', ['Chrome/', 'CriOS/']],
  ['safari', ['Safari/']],
];

/** In this order: an iPhone also names the Mac it is like, and Android the Linux it is made of. */
const SYSTEMS: readonly Mark<SystemName>[] = [
  ['iphone', ['iPhone', 'iPod']],
  ['ipad', ['iPad']],
  ['android', ['Android']],
  ['chromebook', ['CrOS']],
  ['windows', ['Windows']],
  ['mac', ['Macintosh']],
  ['linux', ['Linux']],
];

type Mark<Name> = readonly [name: Name, words: readonly string[]];

function firstFound<Name>(marks: readonly Mark<Name>[], text: string): Name | null {
  return marks.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? null;
}
