import type { PdfDrawer } from '../pdf/pdf-drawer.ts';
import { createRecentBytes } from '../recent-bytes.ts';
import { createDrawingTurns, type Turn } from './drawing-turns.ts';

export interface Marked {
  /** Changes with the picture and with the lines. */
  key: string;
  /** The hash of the picture. */
  source: string;
  picture: () => Promise<Uint8Array>;
  lines: readonly string[];
  turn: Turn;
}

/** Enough for the pages that a few classes have open. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Marks pictures, one at a time and in the same order as pages are drawn; the last ones stay in memory. */
export function createPictureMarker(drawer: Pick<PdfDrawer, 'mark'>) {
  const takeTurn = createDrawingTurns();
  const kept = createRecentBytes(KEPT_BYTES);
  return async function mark({ key, source, picture: read, lines, turn }: Marked) {
    const known = kept.find(key);
    if (known) return known;
    const picture = await read();
    return takeTurn(
      turn,
      async () => kept.find(key) ?? kept.keep(key, await drawer.mark({ source, picture, lines })),
    );
  };
}
