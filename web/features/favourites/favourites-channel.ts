const CHANNEL = 'favourites';

// One for the tab, because a second one would hear what the first one says.
let channel: BroadcastChannel | undefined;

/** Says to the other tabs of this browser that the favourites have changed. */
export function tellFavouritesChanged(): void {
  // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage('changed');
}

/** Gives the function that ends the listening. */
export function listenForFavourites(changed: () => void): () => void {
  // Some browsers we support have no channels; their tabs look again when they are looked at.
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', changed);
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
