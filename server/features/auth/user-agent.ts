import type { Browser, BrowserName, SystemName } from '#contract/sessions.ts';

/** Reads a User-Agent header. Searches for fixed words only, so the time taken is linear in its length. */
export function parseUserAgent(userAgent: string | null): Browser {
  const text = userAgent ?? '';
  return { name: firstFound(BROWSERS, text), system: firstFound(SYSTEMS, text) };
}

/** The order matters: browsers based on Chrome also name Chrome, and nearly all browsers name Safari. */
const BROWSERS: readonly Signature<BrowserName>[] = [
  ['edge', ['Edg/', 'EdgA/', 'EdgiOS/', 'Edge/']],
  ['opera', ['OPR/', 'OPT/', 'OPiOS/']],
  ['samsung', ['SamsungBrowser/']],
  ['firefox', ['Firefox/', 'FxiOS/']],
  ['chrome', ['Chrome/', 'CriOS/']],
  ['safari', ['Safari/']],
];

/** The order matters: an iPhone also names Mac, and Android also names Linux. */
const SYSTEMS: readonly Signature<SystemName>[] = [
  ['iphone', ['iPhone', 'iPod']],
  ['ipad', ['iPad']],
  ['android', ['Android']],
  ['chromebook', ['CrOS']],
  ['windows', ['Windows']],
  ['mac', ['Macintosh']],
  ['linux', ['Linux']],
];

type Signature<Name> = readonly [name: Name, words: readonly string[]];

function firstFound<Name>(signatures: readonly Signature<Name>[], text: string): Name | null {
  return signatures.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? null;
}
