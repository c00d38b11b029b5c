/** `changed`: ask the server who is signed in. `signed-out`: nobody is, without asking. */
type News = 'changed' | 'signed-out';

const CHANNEL = 'session';

// One for the tab, because a second one would hear what the first one says.
let channel: BroadcastChannel | undefined;

/** Gives the function that ends the listening. */
export function listenToOtherTabs(heard: (news: News) => void): () => void {
  // Some browsers we support have no channels; their tabs learn of changes when they are looked at.
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'changed' || data === 'signed-out') heard(data);
  });
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}

export function tellOtherTabs(news: News): void {
  // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(news);
}
