import { Fragment } from 'react';

interface BreakableTextProps {
  text: string;
  kind: keyof typeof PARTS;
}

/** Long text without spaces, broken between its parts where possible, and never inside the extension of a file. */
export function BreakableText({ text, kind }: BreakableTextProps) {
  const end = kind === 'file' ? extensionStart(text) : text.length;
  const parts = text.slice(0, end).match(PARTS[kind]) ?? [];
  return (
    <>
      {parts.map((part, n) => (
        // oxlint-disable-next-line no-array-index-key -- parts have no other name and never move
        <Fragment key={n}>
          {n > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {end < text.length && <span className="whitespace-nowrap">{text.slice(end)}</span>}
    </>
  );
}

/** Where ".pdf" begins, or the end of a name without it. */
function extensionStart(name: string): number {
  const start = name.search(/\.[a-z]{3,4}$/i);
  return start > 0 ? start : name.length;
}

const PARTS = {
  /** A domain or an e-mail address: after a dot or the at-sign. */
  address: /[^.@]+[.@]?|[.@]/g,
  /** A file, where many write an underscore for a space. */
  file: /[^_]+_?|_/g,
} as const;
