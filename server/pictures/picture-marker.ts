import { inTurn } from '../in-turn.ts';
import type { PdfDrawer } from '../pdf/pdf-drawer.ts';
import { createRecentBytes } from '../recent-bytes.ts';

export interface Marked {
  /** Changes with the picture and with the text. */
  key: string;
  picture: () => Promise<Uint8Array>;
  text: string;
  person: string;
}

/** Enough for the pages that a few classes have open. */
const KEPT_BYTES = 16 * 1024 * 1024;
const LINE = { atOnce: 1, longestLine: 200, longestLane: 20, longestWaitMs: 20_000 };

/** Marks pictures, one at a time and each person in turn; the last ones stay in memory. */
export function createPictureMarker(drawer: Pick<PdfDrawer, 'mark'>) {
  const takeTurn = inTurn(LINE);
  const kept = createRecentBytes(KEPT_BYTES);
  return async function mark({
    key,
    picture,
    text,
    person,
  }: Marked): Promise<Uint8Array<ArrayBuffer>> {
    const known = kept.find(key);
    if (known) return known;
    const unmarked = await picture();
    return takeTurn(
      async () => kept.find(key) ?? kept.keep(key, await drawer.mark(unmarked, text)),
      person,
    );
  };
}
