/** Messages between the tabs of this browser. */
export interface TabChannel<Message extends string> {
  send: (message: Message) => void;
  /** Returns the function that stops listening. */
  listen: (receive: (message: Message) => void) => () => void;
}

export function createTabChannel<Message extends string>(
  name: string,
  known: readonly Message[],
): TabChannel<Message> {
  // One channel for the tab, because a second one would receive the messages of the first.
  let channel: BroadcastChannel | undefined;
  return { send, listen };

  function send(message: Message): void {
    // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
    channel?.postMessage(message);
  }

  function listen(receive: (message: Message) => void): () => void {
    // Some supported browsers have no BroadcastChannel; their tabs notice changes when they get the focus.
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = known.find((each) => each === data);
      if (message !== undefined) receive(message);
    });
    channel = opened;
    return () => {
      opened.close();
      if (channel === opened) channel = undefined;
    };
  }
}
