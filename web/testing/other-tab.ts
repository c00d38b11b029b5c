import { onTestFinished } from 'vitest';

/** Another tab of the site: sends messages to this one and records those it receives. */
export function otherTab(name = 'session'): {
  send: (message: unknown) => void;
  received: unknown[];
} {
  const channel = new BroadcastChannel(name);
  const received: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => received.push(data));
  onTestFinished(() => channel.close());
  // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
  return { send: (message) => channel.postMessage(message), received };
}
