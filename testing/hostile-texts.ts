/** Pieces that occur in patterns of the product. */
const PIECES = [
  ' ',
  '\t',
  '\n',
  'a',
  '0',
  '.',
  '-',
  '@',
  '<',
  '>',
  '"',
  ',',
  ', ',
  ';',
  '/',
  '%',
  ':',
  '::',
  '=',
  '\u0000',
  'a.',
  'a-',
  'a@',
  'a ',
  'a,',
  ' ,',
  '0.',
  '%zz',
  '%00',
  '%ED%A0%80',
  '../',
  '&a',
  '&a=',
  'session=',
  'session=;',
  'br',
  'br ',
  'br;',
  'br;q=0',
  'br;q=0.0 ',
  'gzip ; q=0.',
  'bytes=',
  'bytes=0-',
  '"a", ',
  'W/"a",',
  '\u0301',
  '\u0301\u0316',
  '\u{1f3f4}\u{e0067}',
  '\u{1f3f4}',
  '\u{e0067}',
  '\u{1f469}\u200d',
  '1\ufe0f',
  '\u2800',
  '\ud800',
  'https://',
  'www.',
  '\\',
  '_',
  '\r\n',
];
const FIRST = ['', 'br;q=0.', '\u{1f3f4}'];
const LAST = ['', 'x'];
const TRIES = 3;

/** Long texts that reveal a pattern that takes more than linear time. */
export function hostileTexts(length: number, { pieces = PIECES, first = FIRST } = {}): string[] {
  return pieces.flatMap((piece) => {
    const middle = piece.repeat(Math.ceil(length / piece.length));
    return first.flatMap((start) => LAST.map((last) => `${start}${middle}${last}`));
  });
}

/** The beginning of the first text that took longer than the bound on every try; one slow try may be other load. */
export function findSlowText(
  read: (text: string) => unknown,
  texts: readonly string[],
  boundMs: number,
): string | undefined {
  const slow = texts.find((text) =>
    Array.from({ length: TRIES }).every(() => timed(() => read(text)) > boundMs),
  );
  return slow?.slice(0, 20);
}

/** Milliseconds on a processor: a busy machine makes nothing look slow. */
function timed(action: () => unknown): number {
  const before = process.cpuUsage();
  try {
    action();
  } catch {
    // Refusing the text is fine; only the time counts.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
