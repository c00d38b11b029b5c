/** The middle of several runs, in milliseconds; NaN where nothing was measured. */
export interface Times {
  ours: number;
  /** The same page as static files. */
  peer: number;
}

/** Bytes on the wire of the sign-in page before it is used. */
export interface SignInBytes {
  /** With Google and Microsoft, in a browser with passkeys. */
  all: number;
  /** Without a provider. */
  passkeys: number;
  /** Without a provider, in a browser without passkeys. */
  none: number;
  /** Of each: the script that the page has for passkeys and providers. */
  code: number;
}

export interface FirstView {
  /** From opening the address to the list painted, with nothing cached and with the assets cached. */
  painted: Times;
  paintedFromCache: Times;
  /** From opening the address to a click on a week that loads no document. */
  clickInside: number;
  /** Compressed bytes of script that a page loads by itself. */
  teachingScript: number;
  publicScripts: Record<string, number>;
  signInBytes: SignInBytes;
  /** The longest time from a press or key to the next paint, by page. */
  longestInteractions: Record<string, number>;
}

export const MOST_RATIO = 1.3;
const STATIC_WITHIN_MS = 1000;
const CLICK_WITHIN_MS = 2500;
const TEACHING_SCRIPT_BYTES = 150_000;
const PUBLIC_SCRIPT_BYTES = 110_000;
const SIGN_IN_WAYS_BYTES = 5000;
const INTERACTION_WITHIN_MS = 200;

/** Returns a sentence for every broken bound. */
export function brokenBounds(view: FirstView): string[] {
  const { painted, paintedFromCache, clickInside, teachingScript, signInBytes } = view;
  const ofWays = signInBytes.all - signInBytes.none + signInBytes.code;
  return [
    ...ratioBound('nothing cached', painted),
    ...ratioBound('assets cached', paintedFromCache),
    ...atMost('the static file', painted.peer, STATIC_WITHIN_MS, 'ms'),
    ...atMost('a click inside the site', clickInside, CLICK_WITHIN_MS, 'ms'),
    ...atMost('the script of a week', teachingScript, TEACHING_SCRIPT_BYTES, 'bytes'),
    ...atMost('more ways to sign in on /login', ofWays, SIGN_IN_WAYS_BYTES, 'bytes'),
    ...Object.entries(view.publicScripts).flatMap(([path, bytes]) =>
      atMost(`the script of ${path}`, bytes, PUBLIC_SCRIPT_BYTES, 'bytes'),
    ),
    ...Object.entries(view.longestInteractions).flatMap(([path, ms]) =>
      atMost(`an interaction on ${path}`, ms, INTERACTION_WITHIN_MS, 'ms'),
    ),
  ];
}

function ratioBound(name: string, { ours, peer }: Times): string[] {
  const ratio = ours / peer;
  if (ratio <= MOST_RATIO) return [];
  return [`${name}: ${ratio.toFixed(2)} times the static file, at most ${MOST_RATIO}`];
}

/** NaN breaks the bound. */
function atMost(name: string, measured: number, most: number, unit: string): string[] {
  return measured <= most ? [] : [`${name}: ${Math.round(measured)} ${unit}, at most ${most}`];
}
