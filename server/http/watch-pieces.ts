import type { IncomingMessage } from 'node:http';

/** No client sends pieces as short as this on average. */
const BYTES_PER_PIECE = 128;
const FEW_PIECES = 100;

/**
 * Calls back when a body without an announced length comes in very many pieces. Node handles each by itself: sixty
 * thousand pieces of one byte would keep the process busy for a second.
 */
export function watchPieces(incoming: IncomingMessage, refuse: () => void): void {
  if (incoming.headers['transfer-encoding'] === undefined) return;
  const push = incoming.push.bind(incoming);
  let pieces = 0;
  let bytes = 0;
  let isRefused = false;
  incoming.push = (piece, encoding) => {
    if (isRefused) return false;
    pieces += 1;
    bytes += piece?.length ?? 0;
    if (pieces <= FEW_PIECES + bytes / BYTES_PER_PIECE) return push(piece, encoding);
    isRefused = true;
    refuse();
    // No more is read from the connection.
    return false;
  };
}
