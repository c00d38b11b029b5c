import { Fragment } from 'react';

interface BreakableTextProps {
  text: string;
  kind: keyof typeof PARTS;
}

/** Long text without spaces, broken between its parts where possible. */
export function BreakableText({ text, kind }: BreakableTextProps) {
  const parts = text.match(PARTS[kind]) ?? [];
  return parts.map((part, n) => (
    // oxlint-disable-next-line no-array-index-key -- parts have no other name and never move
    <Fragment key={n}>
      {n > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const PARTS = {
  /** A domain or an e-mail address: after a dot or the at-sign. */
  address: /[^.@]+[.@]?|[.@]/g,
  /** A file, where many write an underscore for a space. */
  file: /[^_]+_?|_/g,
} as const;
