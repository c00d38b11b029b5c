/** Word from one tab of this browser to its other tabs. */
export interface TabChannel<News extends string> {
  tell: (news: News) => void;
  /** Gives the function that ends the listening. */
  listen: (heard: (news: News) => void) => () => void;
}

export function createTabChannel<News extends string>(
  name: string,
  known: readonly News[],
): TabChannel<News> {
  // One for the tab, because a second one would hear what the first one says.
  let channel: BroadcastChannel | undefined;
  return { tell, listen };

  function tell(news: News): void {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
    channel?.postMessage(news);
  }

  function listen(heard: (news: News) => void): () => void {
    // Some browsers we support have no channels; their tabs learn of changes when they are looked at.
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const news = known.find((each) => each === data);
      if (news !== undefined) heard(news);
    });
    channel = opened;
    return () => {
      opened.close();
      if (channel === opened) channel = undefined;
    };
  }
}
