import { Fragment } from 'react';

/** A domain or an e-mail address, which is broken after a dot or the at-sign before it is broken elsewhere. */
export function AddressText({ text }: { text: string }) {
  const parts = text.match(/[^.@]*[.@]?/g) ?? [];
  return parts.map((part, n) => (
    // oxlint-disable-next-line no-array-index-key -- parts have no other name and never move
    <Fragment key={n}>
      {n > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
