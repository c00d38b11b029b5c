/** Messages between the tabs of this browser. */
export interface TabChannel<News extends string> {
  tell: (news: News) => void;
  /** Returns the function that stops listening. */
  listen: (heard: (news: News) => void) => () => void;
}

export function createTabChannel<News extends string>(
  name: string,
  known: readonly News[],
): TabChannel<News> {
  // One channel for the tab, because a second one would receive the messages of the first.
  let channel: BroadcastChannel | undefined;
  return { tell, listen };

  function tell(news: News): void {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
    channel?.postMessage(news);
  }

  function listen(heard: (news: News) => void): () => void {
    // Some supported browsers have no BroadcastChannel; their tabs notice changes when they get the focus.
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
